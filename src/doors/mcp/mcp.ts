import type { Plugin } from 'payload'
import { z } from 'zod'

import { extend } from '../../platform/extend.js'
import { endpoint } from '../../platform/api/endpoint.js'
import { problems } from '../../platform/http/problems.js'
import { answerAgent } from './answerAgent.js'

const Message = z.looseObject({ jsonrpc: z.literal('2.0') }).meta({ id: 'McpMessage' })

/** The Model Context Protocol over streamable HTTP, for clients of the current revision and of those of 2025. */
export const mcp = (): Plugin => (config) =>
  extend(config, {
    endpoints: [
      endpoint({
        operationId: 'mcp.call',
        method: 'post',
        path: '/mcp',
        summary: 'Call MCP tools',
        description:
          'Model Context Protocol over streamable HTTP. The public tools need no key; the tools that write content do.',
        body: z.looseObject({}).meta({
          id: 'McpRequest',
          examples: [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }],
        }),
        output: Message,
        otherAnswers: {
          202: 'A notification was taken.',
          400: 'The message is refused; `error` says why.',
          404: 'There is no such method.',
          406: '`Accept` must name `application/json` and `text/event-stream`.',
        },
        otherContentTypes: ['text/event-stream'],
        problems: [problems.forbidden],
        access: 'public',
        callers: ['staff'],
        auth: 'optional',
        limit: [{ name: 'mcp', points: 240, seconds: 60 }],
        handler: ({ req, body }) => answerAgent(req, body),
      }),
    ],
  })
