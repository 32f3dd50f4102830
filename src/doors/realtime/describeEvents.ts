import type { SanitizedConfig } from 'payload'
import { z } from 'zod'

import { customOf } from '../../platform/extend.js'
import { platformOf } from '../../platform/platform.js'
import { clientMessages, maxFrame, serverMessages } from './messages.js'

/** The AsyncAPI 3 document of the socket: its messages, and the topics of this configuration. */
export function describeEvents(config: SanitizedConfig) {
  const { serverUrl, version } = platformOf({ config })
  const { host, protocol } = new URL(serverUrl)
  const { chat, topics = [] } = customOf(config)
  const messages = {
    ...describe('client', clientMessages),
    ...describe('server', serverMessages),
    ...Object.fromEntries(
      topics.map(({ name, summary, data }) => {
        const schema = serverMessages.event.extend({ topic: z.literal(name), data })
        return [`server.event.${name}`, message(schema, summary)]
      }),
    ),
  }
  const names = Object.keys(messages)
  return {
    asyncapi: '3.0.0' as const,
    info: { title: 'Foyer', version, description: descriptionOf(topics, chat !== undefined) },
    servers: { socket: { host, protocol: protocol.replace('http', 'ws').replace(':', '') } },
    channels: { socket: { address: '/api/ws', messages: references(names, 'components') } },
    operations: {
      hear: operation('receive', names, 'client.'),
      say: operation('send', names, 'server.'),
    },
    components: { messages },
  }
}

function descriptionOf(topics: { name: string; summary: string }[], answers: boolean): string {
  const lines = topics.map(({ name, summary }) => `- \`${name}\`: ${summary}`)
  return [
    `One JSON message a frame, of at most ${String(maxFrame)} bytes. Staff and scripts say \`auth\` first.`,
    'An event’s `id` is the cursor to go on from: `subscribe` with `since` sends what came after it.',
    answers ? 'The assistant answers `chat` messages.' : '',
    lines.length > 0 ? `Topics:\n\n${lines.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function describe(side: 'client' | 'server', schemas: Record<string, z.ZodType>) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`${side}.${name}`, message(schema)]),
  )
}

function message(schema: z.ZodType, summary?: string) {
  const payload = z.toJSONSchema(schema, { unrepresentable: 'any' })
  return { contentType: 'application/json', ...(summary && { summary }), payload }
}

function references(names: string[], place: string) {
  const prefix = place === 'components' ? '#/components/messages' : '#/channels/socket/messages'
  return Object.fromEntries(names.map((name) => [name, { $ref: `${prefix}/${name}` }]))
}

/** What the service does: it receives what clients say. */
function operation(action: 'receive' | 'send', names: string[], prefix: string) {
  const own = names.filter((name) => name.startsWith(prefix))
  return {
    action,
    channel: { $ref: '#/channels/socket' },
    messages: Object.values(references(own, 'channel')),
  }
}
