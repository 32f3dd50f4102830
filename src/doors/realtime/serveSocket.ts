import { AsyncResource } from 'node:async_hooks'
import type { RawData, WebSocket } from 'ws'
import type { z } from 'zod'

import { roleOf } from '../../platform/access.js'
import { customOf } from '../../platform/extend.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import { currentRequest } from '../../platform/http/requestContext.js'
import { platformOf } from '../../platform/platform.js'
import type { ChatQuestion } from '../../platform/topics/Topic.js'
import { openConnection, textOf } from './Connection.js'
import { refuse, requestOf, type Session } from './Session.js'
import { admit, checkSession } from './checkSession.js'
import { identify, type Known } from './identify.js'
import { ClientMessage, faultOf, messageBudget, Named } from './messages.js'
import { socketProblems } from './socketProblems.js'
import { subscribe, unsubscribe } from './subscribe.js'
import { parseJson } from '../../platform/parseJson.js'

const maxBadMessages = 3
/** More messages than a client has reason to send before it is answered. */
const maxWaiting = 100
/** A client that stays silent this long is greeted as it is; one that signs in first, when it is known or refused. */
const greetAfterMs = 250

/** Serves one client. Its messages are handled one after the other, in order. */
export function serveSocket(
  socket: WebSocket,
  service: Pick<Session, 'payload' | 'feeds' | 'renew'>,
  known?: Known,
): Session {
  const session: Session = {
    ...service,
    connection: openConnection(socket),
    user: known?.user,
    mark: known?.mark,
    refusal: undefined,
    isGreeted: false,
    subscriptions: new Map(),
    followers: new Map(),
    chats: new Map(),
  }
  const greeting = setTimeout(() => greetOnce(session), greetAfterMs)
  // Limits and logs need the request; a socket's events know only its connection.
  const take = AsyncResource.bind(inOrder(session))
  socket.on('message', (data, isBinary) => {
    clearTimeout(greeting)
    take(data, isBinary)
  })
  socket.once('close', () => {
    clearTimeout(greeting)
    for (const running of [...session.subscriptions.values(), ...session.chats.values()]) {
      running.abort()
    }
  })
  // The frame is too long or breaks the protocol: ws has already closed the connection with the right code.
  socket.on('error', () => undefined)
  return session
}

/** Says of each message whether a connection may send it now. */
function createBudget() {
  const { burst, perSecond } = messageBudget
  let left = burst
  let last = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(burst, left + ((now - last) / 1_000) * perSecond) - 1
    last = now
    return left >= 0
  }
}

function inOrder(session: Session) {
  const { connection } = session
  const mayTake = createBudget()
  let bad = 0
  let waiting = 0
  let work = Promise.resolve()
  const takeOne = async (data: RawData, isBinary: boolean) => {
    if (!connection.isOpen()) return
    const heard = isBinary ? undefined : parseJson(textOf(data))
    const said = ClientMessage.safeParse(heard).data
    if (said?.type !== 'auth') greetOnce(session)
    if (said) {
      await takeMessage(session, said).catch((error: unknown) =>
        refuse(session, error, aboutOf(said)),
      )
      greetOnce(session)
      return
    }
    bad += 1
    const fault = new Problem(socketProblems.invalidMessage, { detail: faultOf(heard) })
    refuse(session, fault, aboutOf(heard))
    if (bad >= maxBadMessages) connection.end(1008, 'invalid_message')
  }
  return (data: RawData, isBinary: boolean) => {
    if (!connection.isOpen()) return
    waiting += 1
    if (waiting > maxWaiting || !mayTake()) {
      refuse(session, new Problem(socketProblems.tooManyMessages))
      connection.end(1008, 'too_many_messages')
      return
    }
    work = work
      .then(() => takeOne(data, isBinary))
      .finally(() => {
        waiting -= 1
      })
  }
}

/** Tells a caller which identity they have from now on, unless they know or have none. */
function greetOnce(session: Session): void {
  const { connection, user, isGreeted, refusal } = session
  if (isGreeted || refusal !== undefined) return
  connection.send({ type: 'ready', data: { role: (user && roleOf({ user })) ?? null } })
  session.isGreeted = true
}

/** The chat or the topic that a message names, which an error about it names as well. */
function aboutOf(message: unknown): z.output<typeof Named> {
  return Named.safeParse(message).data ?? {}
}

const signInLimit = { name: 'socket-auth', points: 60, seconds: 300 }

/** Carries out a client's message; throws a Problem where that is not possible. */
async function takeMessage(session: Session, said: ClientMessage): Promise<void> {
  switch (said.type) {
    case 'auth':
      await authenticate(session, said)
      return
    case 'subscribe':
      if (await isStillThere(session)) await subscribe(session, said)
      return
    case 'unsubscribe':
      unsubscribe(session, said.topic)
      session.connection.send({ type: 'unsubscribed', topic: said.topic })
      return
    case 'chat':
      if (await isStillThere(session)) await streamChat(session, said)
      return
    case 'ping':
      session.connection.send({ type: 'pong' })
  }
}

async function authenticate(session: Session, said: Extract<ClientMessage, { type: 'auth' }>) {
  const { limits } = platformOf(session.payload)
  try {
    const known = await identify(session.payload, said)
    // Before they are who they say: what they may not follow ends, and not their connection.
    await endForbidden({ ...session, ...known })
    Object.assign(session, { ...known, refusal: undefined, isGreeted: false })
  } catch (error) {
    endRefused(session, error as Error)
    await limits.consume(signInLimit, currentRequest()?.client)
    throw error
  }
}

/** Whoever presents a wrong credential is nobody from now on, not even a visitor. */
function endRefused(session: Session, refusal: Error): void {
  Object.assign(session, { user: undefined, mark: undefined, refusal })
  for (const topic of session.subscriptions.keys()) {
    unsubscribe(session, topic)
    refuse(session, refusal, { topic })
  }
}

/** Throws where the caller's credential was refused, and says whether they are still there. */
async function isStillThere(session: Session): Promise<boolean> {
  if (session.refusal !== undefined) throw session.refusal
  return checkSession(session)
}

/** Ends what was subscribed to by somebody with more rights than whoever has just signed in. */
async function endForbidden(session: Session): Promise<void> {
  const { feeds, subscriptions } = session
  for (const topic of subscriptions.keys()) {
    const feed = feeds.get(topic)
    try {
      if (feed) await admit(session, feed)
    } catch (error) {
      unsubscribe(session, topic)
      refuse(session, error, { topic })
    }
  }
}

/** Streams the assistant's answer to a question; one at a time for each caller. */
async function streamChat(
  session: Session,
  { id, message, conversationId, locale }: ChatQuestion & { id: string },
): Promise<void> {
  const { chats, connection, payload } = session
  const handler = customOf(payload.config).chat
  if (!handler) throw new Problem(problems.notFound, { detail: 'Nobody answers here.' })
  if (chats.size > 0) throw new Problem(problems.requestInProgress)
  const controller = new AbortController()
  chats.set(id, controller)
  const req = await requestOf(session)
  const answer = async () => {
    const question = { message, conversationId, locale }
    for await (const piece of handler(req, question, controller.signal)) {
      await connection.deliver(
        JSON.stringify(
          piece.type === 'delta'
            ? {
                type: 'chat.delta',
                id,
                delta: piece.text,
                ...(piece.restarts && { restarts: true }),
              }
            : { ...piece.answer, type: 'chat.done', id },
        ),
      )
    }
  }
  void answer()
    .catch((error: unknown) => refuse(session, error, { id }))
    .finally(() => chats.delete(id))
}
