import { AsyncResource } from 'node:async_hooks'

import type { RawData, WebSocket } from 'ws'

import { Problem } from '../../platform/http/Problem.js'
import type { Caller } from './Caller.js'
import { greet } from './greet.js'
import { openLine, textOf } from './Line.js'
import { parseMessage } from './parseMessage.js'
import { refuse } from './refuse.js'
import { socketProblems } from './socketProblems.js'
import { takeMessage } from './takeMessage.js'

const maxBadMessages = 3
/** More messages than a client has reason to send before it is answered. */
const maxWaiting = 100
/** A client that stays silent this long is greeted as anonymous; one that signs in at once is greeted then. */
const greetAfterMs = 250

/** Serves one client. Its messages are handled one after the other, in order. */
export function serveSocket(
  socket: WebSocket,
  { payload, feeds, user }: Pick<Caller, 'payload' | 'feeds' | 'user'>,
): Caller {
  const caller: Caller = {
    payload,
    feeds,
    line: openLine(socket),
    user,
    subscriptions: new Map(),
    chats: new Map(),
  }
  const greeting = setTimeout(() => greet(caller), greetAfterMs)
  // Limits and logs need the request; a socket's events know only its connection.
  const take = AsyncResource.bind(inOrder(caller))
  socket.on('message', (data, isBinary) => {
    clearTimeout(greeting)
    take(data, isBinary)
  })
  socket.once('close', () => {
    clearTimeout(greeting)
    for (const running of [...caller.subscriptions.values(), ...caller.chats.values()]) {
      running.abort()
    }
  })
  // The frame is too long or breaks the protocol: ws has already closed the connection with the right code.
  socket.on('error', () => undefined)
  return caller
}

function inOrder(caller: Caller) {
  let bad = 0
  let waiting = 0
  let work = Promise.resolve()
  const takeOne = async (data: RawData, isBinary: boolean) => {
    const said = isBinary ? undefined : parseMessage(textOf(data))
    if (said) {
      const about = 'topic' in said ? { topic: said.topic } : 'id' in said ? { id: said.id } : {}
      await takeMessage(caller, said).catch((error: unknown) => refuse(caller, error, about))
      return
    }
    bad += 1
    refuse(caller, new Problem(socketProblems.invalidMessage))
    if (bad >= maxBadMessages) caller.line.end(1008, 'invalid_message')
  }
  return (data: RawData, isBinary: boolean) => {
    waiting += 1
    if (waiting > maxWaiting || bad >= maxBadMessages) {
      caller.line.end(1008, 'too_many_messages')
      return
    }
    work = work
      .then(() => takeOne(data, isBinary))
      .finally(() => {
        waiting -= 1
      })
  }
}
