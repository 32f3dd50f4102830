import type { JsonSchema } from './exampleOf.js'

type Content = Record<
  string,
  {
    schema?: JsonSchema
    example?: unknown
    examples?: Record<string, { summary: string; value: unknown }>
  }
>

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
  example?: string | number | boolean | object
}

export type Answer = { description: string; headers?: object; content?: Content }

export type DescribedOperation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: boolean
  'x-access': string
  'x-limits'?: { name: string; quota: number; window: number }[]
  /** Its path also takes an ID, and then gives another document. */
  'x-by-id'?: boolean
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Answer | { $ref: string }>
  security: Record<string, unknown>[]
}

/** The part of the OpenAPI document that clients and the reference are made from. */
export type ApiDocument = {
  info: { version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, DescribedOperation>>
  webhooks: Record<
    string,
    { post: { summary: string; requestBody: { content: Record<string, { example: unknown }> } } }
  >
  'x-problems': Record<string, { status: number; title: string; detail?: string }>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
  }
}

/** The last part of a reference into the document's components. */
export const nameIn = ({ $ref = '' }: { $ref?: string }): string => $ref.split('/').at(-1) ?? ''
