import type { Plugin } from 'payload'
import { z } from 'zod'

import { extend } from '../platform/extend.js'
import { endpoint } from '../platform/api/endpoint.js'
import { describeApi } from './describeApi.js'

const Document = z.looseObject({ openapi: z.literal('3.1.0') }).meta({ id: 'OpenApiDocument' })

/** Serves the OpenAPI document of all endpoints in the finished configuration. */
export const openapi = (): Plugin => (config) =>
  extend(config, {
    endpoints: [
      endpoint({
        operationId: 'openapi.get',
        method: 'get',
        path: '/openapi.json',
        summary: 'Get the OpenAPI document',
        output: Document,
        access: 'public',
        cache: { tags: [] },
        handler: ({ req }) => describeApi(req.payload.config),
      }),
    ],
  })
