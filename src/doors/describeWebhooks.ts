import type { SanitizedConfig } from 'payload'

import { outgoingEventsOf } from '../platform/outgoingEvents.js'
import type { Components } from './components.js'

const tag = 'Webhooks'

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** What Standard Webhooks adds to every message beside its body. */
const headers = [
  header('webhook-id', 'The same at every attempt.', 'msg_01KAHM3T6Z4Y8QW2R5B7N9C0DX'),
  header('webhook-timestamp', 'Of this attempt, in seconds since 1970.', '1795312800'),
  header(
    'webhook-signature',
    '`v1,` and the signature; two of them while a secret is replaced.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]

const responses = {
  '2XX': { description: 'Taken. Answer within 15 seconds.' },
  '410': { description: 'Gone for good: the endpoint is switched off.' },
  default: { description: 'Not taken: sent again later, with the same `webhook-id`.' },
}

/**
 * The document's `webhooks`: every outgoing message with its schema and an example, and the tag that explains how to
 * receive them. Empty where a configuration sends none.
 */
export function describeWebhooks(config: SanitizedConfig, components: Components) {
  const { guide, events } = outgoingEventsOf(config) ?? { guide: '', events: {} }
  const webhooks = Object.entries(events).map(([type, { meaning, data, example }]) => {
    const schema = {
      type: 'object',
      required: ['type', 'timestamp', 'data'],
      properties: {
        type: { type: 'string', const: type },
        timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
        data: components.describe(data, 'output'),
      },
    }
    const message = { type, timestamp: '2026-11-22T09:00:00.000Z', data: example }
    const content = { 'application/json': { schema, example: message } }
    const post = {
      operationId: `webhooks.on.${type}`,
      tags: [tag],
      summary: meaning,
      description: `Sent to the endpoints that staff registered for \`${type}\`.`,
      parameters: headers,
      requestBody: { required: true, content },
      responses,
      security: [],
    }
    return [type, { post }] as const
  })
  return {
    webhooks: Object.fromEntries(webhooks),
    tags: webhooks.length > 0 ? [{ name: tag, description: guide }] : [],
  }
}
