import type { Plugin } from 'payload'
import { z } from 'zod'

import { endpoint } from '../platform/api/endpoint.js'
import { extend } from '../platform/extend.js'
import { problems } from '../platform/http/Problem.js'
import { documentLimit } from '../platform/http/readBody.js'
import { describeApi } from './describeApi.js'
import { embed } from './embed/embed.js'
import { graphql } from './graphql/graphql.js'
import { answerAgent } from './mcp/answerAgent.js'
import { realtime } from './realtime/realtime.js'

/** Every interface beside REST, and the description of all. They read what the modules listed before have declared. */
export const doors = (): Plugin => async (config) => {
  let finished = config
  for (const door of [graphql(), mcp(), realtime(), embed(), openapi()])
    finished = await door(finished)
  return finished
}

const Message = z.looseObject({ jsonrpc: z.enum(['2.0']) }).meta({ id: 'McpMessage' })

/** The Model Context Protocol over streamable HTTP, for clients of the current revision and of those of 2025. */
const mcp = (): Plugin => (config) =>
  extend(config, {
    endpoints: [
      endpoint({
        operationId: 'mcp.call',
        method: 'post',
        path: '/mcp',
        summary: 'Call MCP tools',
        description:
          'Model Context Protocol over streamable HTTP. The public tools need no key; the tools that write content do. `Idempotency-Key` counts for calls of the tools that are not read-only.',
        body: z.looseObject({}).meta({
          id: 'McpRequest',
          examples: [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }],
        }),
        maxBytes: documentLimit,
        output: Message,
        otherAnswers: {
          202: 'A notification was taken.',
          400: 'The message is refused; `error` says why.',
          404: 'There is no such method.',
          406: '`Accept` names neither `application/json` nor `text/event-stream`.',
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

const Document = z.looseObject({ openapi: z.enum(['3.1.0']) }).meta({ id: 'OpenApiDocument' })

/** Serves the OpenAPI document of all endpoints in the finished configuration. */
const openapi = (): Plugin => (config) =>
  extend(config, {
    endpoints: [
      endpoint({
        operationId: 'openapi.get',
        path: '/openapi.json',
        summary: 'Get the OpenAPI document',
        output: Document,
        access: 'public',
        cache: { tags: [] },
        handler: ({ req }) => describeApi(req.payload.config),
      }),
    ],
  })
