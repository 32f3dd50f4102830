import type { JsonSchema } from './components.js'

type Content = Record<string, { schema?: JsonSchema }>

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}

export type DescribedOperation = {
  operationId: string
  summary: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { content?: Content }>
  /** Its path also takes an ID, and then gives another document. */
  'x-by-id'?: boolean
}

/** The part of the OpenAPI document that clients are generated from. */
export type ApiDocument = {
  info: { version: string }
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter> }
}
