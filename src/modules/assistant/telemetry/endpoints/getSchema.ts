import { z } from 'zod'

import { endpoint } from '../../../../platform/api/endpoint.js'
import { telemetrySchema } from '../telemetrySchema.js'

const JsonSchema = z.looseObject({ $schema: z.string(), $id: z.string() })

export const getSchema = endpoint({
  operationId: 'telemetry.schema',
  method: 'get',
  path: '/tools/ai-assurance/telemetry/schema',
  summary: 'Get the JSON Schema of the assurance feed',
  output: JsonSchema,
  contentType: 'application/schema+json',
  access: 'public',
  cache: { tags: [], maxAge: 3_600 },
  handler: () => telemetrySchema,
})
