import { z } from 'zod'

import { describeIssue } from '../../platform/http/describeIssue.js'
import { pointer } from '../../platform/http/validate.js'
import { isRecord } from '../../platform/isRecord.js'
import { localization } from '../../platform/localization.js'
import { requiredText } from '../../platform/text.js'

/** The longest frame, in bytes; a longer one closes the connection with 1009. */
export const maxFrame = 64 * 1_024

/** In how many pieces one may come: packets of the smallest networks (68 bytes), or fragments of WebSocket. */
export const maxPieces = 1_024

/** How many messages a connection may send at once, and how many a second. */
export const messageBudget = { burst: 100, perSecond: 20 }

/** How many bytes of answers may wait for a client that does not read them. */
export const maxUnread = 1_024 * 1_024

const topic = requiredText(60)
const cursor = requiredText(200)
const chatId = requiredText(128)

/** What a client may send. */
export const clientMessages = {
  auth: z.union([
    z.strictObject({ type: z.literal('auth'), key: requiredText(500) }),
    z.strictObject({ type: z.literal('auth'), ticket: requiredText(500) }),
  ]),
  subscribe: z.strictObject({ type: z.literal('subscribe'), topic, since: cursor.optional() }),
  unsubscribe: z.strictObject({ type: z.literal('unsubscribe'), topic }),
  chat: z.strictObject({
    type: z.literal('chat'),
    id: chatId,
    message: requiredText(2_000),
    conversationId: requiredText(128).optional(),
    locale: z.enum(localization.locales.map(({ code }) => code)).optional(),
  }),
  ping: z.strictObject({ type: z.literal('ping') }),
}

export const ClientMessage = z.union(Object.values(clientMessages))

/** What is wrong with a message, for its sender. */
export function faultOf(message: unknown): string {
  const type = isRecord(message) ? message['type'] : undefined
  const [, schema] = Object.entries(clientMessages).find(([name]) => name === type) ?? []
  if (!schema) {
    return `Send a JSON object whose \`type\` is one of ${Object.keys(clientMessages).join(', ')}.`
  }
  const { error } = schema.safeParse(message, { reportInput: true, error: describeIssue })
  const [issue] = error?.issues ?? []
  if (!issue) return 'This message is not valid.'
  if (issue.code === 'invalid_union') return 'Send either `key` or `ticket`.'
  if (issue.code !== 'unrecognized_keys') return `${pointer(issue.path)}: ${issue.message}`
  return `${pointer(issue.keys.slice(0, 1)).slice(0, 100)}: This name is not known.`
}

/** What names the chat or the topic that a message is about, whether or not the rest of it is valid. */
export const Named = z.object({ id: chatId.optional(), topic: topic.optional() })

export type ClientMessage = z.output<typeof ClientMessage>

const error = z.object({
  type: z.literal('error'),
  code: z.string(),
  message: z.string(),
  /** The subscription or chat that the message is about. */
  topic: topic.optional(),
  id: chatId.optional(),
})

/** What the server sends. */
export const serverMessages = {
  ready: z.object({
    type: z.literal('ready'),
    data: z.object({ role: z.string().nullable() }),
  }),
  subscribed: z.object({ type: z.literal('subscribed'), topic, id: cursor }),
  unsubscribed: z.object({ type: z.literal('unsubscribed'), topic }),
  event: z.object({ type: z.literal('event'), topic, id: cursor, data: z.unknown() }),
  'chat.delta': z.object({
    type: z.literal('chat.delta'),
    id: chatId,
    delta: z.string(),
    /** Retracts what was sent before it. */
    restarts: z.literal(true).optional(),
  }),
  'chat.done': z.looseObject({ type: z.literal('chat.done'), id: chatId }),
  pong: z.object({ type: z.literal('pong') }),
  error,
}

export type ServerMessage = {
  [Name in keyof typeof serverMessages]: z.input<(typeof serverMessages)[Name]>
}[keyof typeof serverMessages]
