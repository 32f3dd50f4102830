import type { Plugin, SanitizedConfig } from 'payload'
import { z } from 'zod'

import { anyStaff } from '../../platform/access.js'
import { endpoint } from '../../platform/api/endpoint.js'
import { anyQuery } from '../../platform/api/parseCall.js'
import { customOf, extend } from '../../platform/extend.js'
import { requireScope } from '../../platform/credentials/scopes.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import { platformOf } from '../../platform/platform.js'
import { createComponents, type Components } from '../components.js'
import { exampleOf } from '../../platform/api/exampleOf.js'
import { securitySchemes } from '../security.js'
import { clientMessages, maxFrame, maxUnread, messageBudget, serverMessages } from './messages.js'
import { heldBy } from './identify.js'
import { socketProblems, upgradeRequired } from './socketProblems.js'
import { makeTicket } from './ticket.js'

const Ticket = z
  .object({ ticket: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'SocketTicket' })

const Document = z.looseObject({ asyncapi: z.enum(['3.0.0']) }).meta({ id: 'AsyncApiDocument' })

const createTicket = endpoint({
  operationId: 'realtime.ticket',
  method: 'post',
  path: '/realtime/ticket',
  summary: 'Create a WebSocket ticket',
  description:
    'For pages of signed-in staff, which have no key to send in `auth`. A ticket is good for half a minute, and its connection as long as what it was fetched with. It is stored nowhere, so every call makes a new one, with an `Idempotency-Key` too.',
  output: Ticket,
  access: anyStaff,
  handler: ({ req }) => {
    // A ticket has all rights of its person; a limited key can sign in to the socket itself.
    requireScope(req, '*', '*')
    const held = req.user && heldBy(req.payload, req.user)
    if (!held) throw new Problem(problems.unauthenticated)
    const now = platformOf(req.payload).clock.now()
    return makeTicket(held, { secret: req.payload.secret, now })
  },
})

const describeSocket = endpoint({
  operationId: 'asyncapi.get',
  path: '/asyncapi.json',
  summary: 'Get the AsyncAPI document of the WebSocket',
  output: Document,
  access: 'public',
  cache: { tags: [] },
  handler: ({ req }) => describeEvents(req.payload.config),
})

/** For callers who ask for the socket in plain HTTP. */
const plainSocket = endpoint({
  operationId: 'realtime.connect',
  path: '/ws',
  summary: 'Open the WebSocket',
  query: anyQuery,
  problems: [socketProblems.upgradeRequired],
  unlisted: true,
  access: 'public',
  handler: () => {
    throw upgradeRequired()
  },
})

/** What the socket needs of the API: its tickets and its description. */
export const realtime = (): Plugin => (config) =>
  extend(config, { endpoints: [createTicket, describeSocket, plainSocket] })

type Message = { schema: z.ZodType; title: string; summary: string }

/** The AsyncAPI 3 document of the socket: its messages, and the topics of this configuration. */
function describeEvents(config: SanitizedConfig) {
  const { serverUrl, version } = platformOf({ config })
  const { host, protocol } = new URL(serverUrl)
  const { chat, topics = [] } = customOf(config)
  const components = createComponents()
  const messages = Object.fromEntries(
    messagesOf(topics).map(([name, message]) => [name, describe(name, message, components)]),
  )
  const names = Object.keys(messages)
  return {
    asyncapi: '3.0.0' as const,
    info: { title: 'Foyer', version, description: descriptionOf(topics, chat !== undefined) },
    servers: {
      socket: {
        host,
        protocol: protocol.replace('http', 'ws').replace(':', ''),
        security: ['apiKey', 'bearer', 'session'].map((name) => ({
          $ref: `#/components/securitySchemes/${name}`,
        })),
      },
    },
    channels: {
      socket: {
        address: '/api/ws',
        description: 'The one connection of a client, over which all topics and chats run.',
        messages: references(names, 'components'),
      },
    },
    operations: {
      hear: operation('receive', names, 'client.'),
      say: operation('send', names, 'server.'),
    },
    components: { messages, schemas: components.schemas, securitySchemes: waysIn },
  }
}

/** As AsyncAPI names them; browsers cannot set headers on a socket, so they send `auth` or use their session. */
const waysIn = {
  apiKey: {
    type: 'httpApiKey',
    in: 'header',
    name: securitySchemes.apiKey.name,
    description: 'A key of staff or of a script, or said in the message `auth`.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The same key as a bearer token.' },
  session: {
    type: 'httpApiKey',
    in: 'cookie',
    name: securitySchemes.session.name,
    description:
      'For pages of signed-in staff, which get a ticket for `auth` by `realtime.ticket`.',
  },
}

type Topic = { name: string; summary: string; data: z.ZodType }

function messagesOf(topics: readonly Topic[]): [string, Message][] {
  const side = (prefix: string, schemas: Record<string, z.ZodType>, words: typeof clientWords) =>
    Object.entries(schemas).map(([name, schema]): [string, Message] => [
      `${prefix}.${name}`,
      { schema, title: name, summary: words[name] ?? name },
    ])
  return [
    ...side('client', clientMessages, clientWords),
    ...side('server', serverMessages, serverWords),
    ...topics.map(({ name, summary, data }): [string, Message] => {
      const schema = serverMessages.event.extend({ topic: z.literal(name), data })
      return [`server.event.${name}`, { schema, title: `event ${name}`, summary }]
    }),
  ]
}

const clientWords: Record<string, string> = {
  auth: 'Sign in with a key, or with a ticket from `realtime.ticket`. One that is unknown, has expired or was revoked is refused with `invalid_credentials`: what was subscribed ends, and until a good one every `subscribe` and `chat` is refused with the same code.',
  subscribe: 'Receive the events of a topic, from now on or from the cursor `since`.',
  unsubscribe: 'Receive no more events of a topic.',
  chat: 'Ask the assistant. `id` is yours and stands in every part of the answer.',
  ping: 'Ask for a sign of life; the answer is `pong`.',
}

const serverWords: Record<string, string> = {
  ready:
    'The connection is open, or its client signed in; `role` is null for visitors. It comes before any answer, and not after an `auth` that is refused.',
  subscribed: 'Events of the topic follow. `id` is the cursor to continue from.',
  unsubscribed: 'No more events of the topic follow.',
  event: 'An event of a topic.',
  'chat.delta': 'A part of the answer’s text. With `restarts` it replaces what came before.',
  'chat.done': 'The whole answer with its sources, as `POST /api/chat` gives it.',
  pong: 'The answer to `ping`.',
  error:
    'A message was refused; `code` says why. The third `invalid_message` closes the connection, and so does `too_many_messages`.',
}

/** Examples where a guess from the schema alone would be poor. */
const examples: Record<string, object> = {
  'client.auth': { type: 'auth', key: 'the-key-of-your-script' },
  'client.subscribe': { type: 'subscribe', topic: 'telemetry' },
  'client.unsubscribe': { type: 'unsubscribe', topic: 'telemetry' },
  'client.chat': { type: 'chat', id: 'question-1', message: 'Is there a course on the EU AI Act?' },
  'server.chat.delta': { type: 'chat.delta', id: 'question-1', delta: 'There are three courses' },
  'server.error': {
    type: 'error',
    code: 'not_found',
    message: 'There is no such topic. There are: telemetry, orders, leads.',
    topic: 'weather',
  },
}

function describe(name: string, { schema, title, summary }: Message, components: Components) {
  const isOurs = name.startsWith('server.')
  const payload = components.describe(schema, isOurs ? 'output' : 'input')
  const example = examples[name] ?? exampleOf(payload, components.schemas)
  return {
    name,
    title,
    summary,
    contentType: 'application/json',
    payload,
    examples: [{ name: 'example', payload: example }],
  }
}

function descriptionOf(topics: readonly Topic[], answers: boolean): string {
  const { burst, perSecond } = messageBudget
  const lines = topics.map(({ name, summary }) => `- \`${name}\`: ${summary}`)
  return [
    `Each frame is one JSON message of at most ${String(maxFrame)} bytes. Staff and scripts sign in with \`auth\` first. Once their credential is revoked, or their role no longer allows what they follow, they receive nothing more after a second: the connection is closed with 1008.`,
    `A connection sends up to ${String(burst)} messages at once and ${String(perSecond)} a second. One that sends more gets the error \`too_many_messages\` and is closed with 1008, as is one that leaves ${String(maxUnread)} bytes of answers unread.`,
    'The `id` of an event is a cursor: `subscribe` with `since` sends everything that came after it. Events are kept for a week.',
    answers ? 'The assistant answers `chat` messages.' : '',
    lines.length > 0 ? `Topics:\n\n${lines.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function references(names: string[], place: string) {
  const prefix = place === 'components' ? '#/components/messages' : '#/channels/socket/messages'
  return Object.fromEntries(names.map((name) => [name, { $ref: `${prefix}/${name}` }]))
}

/** What the service does: it receives what clients send. */
function operation(action: 'receive' | 'send', names: string[], prefix: string) {
  const own = names.filter((name) => name.startsWith(prefix))
  return {
    action,
    summary: action === 'receive' ? 'What clients send.' : 'What the service sends.',
    channel: { $ref: '#/channels/socket' },
    messages: Object.values(references(own, 'channel')),
  }
}
