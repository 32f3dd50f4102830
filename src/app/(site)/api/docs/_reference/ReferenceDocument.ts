/** A JSON Schema as the OpenAPI document has it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: Schema | boolean
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
  description?: string
  example?: string | number | boolean | object
}

type Content = Record<
  string,
  {
    schema?: Schema
    example?: unknown
    examples?: Record<string, { summary: string; value: unknown }>
  }
>

export type Answer = { description: string; headers?: object; content?: Content }

export type DescribedOperation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: boolean
  'x-access': string
  'x-limits'?: { name: string; quota: number; window: number }[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, Answer | { $ref: string }>
  security: Record<string, unknown>[]
}

/** The part of the OpenAPI document that the reference shows. */
export type ReferenceDocument = {
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
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
  }
}

/** The last part of a reference into the document's components. */
export const nameIn = ({ $ref = '' }: { $ref?: string }): string => $ref.split('/').at(-1) ?? ''
