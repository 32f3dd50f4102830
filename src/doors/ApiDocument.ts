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
}

/** As much of the OpenAPI document as clients are made from. */
export type ApiDocument = {
  info: { version: string }
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter> }
}
