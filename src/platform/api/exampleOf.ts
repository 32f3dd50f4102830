/** The keywords of JSON Schema that documents of ours use. */
export type JsonSchema = {
  id?: string
  $ref?: string
  $defs?: Record<string, JsonSchema>
  allOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema | boolean
  enum?: readonly unknown[]
  const?: unknown
  type?: string | string[]
  description?: string
  prefixItems?: JsonSchema[]
  propertyNames?: { enum?: string[] }
  examples?: unknown[]
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  [keyword: string]: unknown
}

/** By the name of the field; these come from the demo's sample content. */
const words: Record<string, string> = {
  name: 'Ada Byron',
  company: 'Analytical Engines',
  subject: 'Training for our team',
  message: 'Which course fits people who approve models?',
  question: 'Is there a date in spring?',
  program: 'eu-ai-act-in-a-day',
  course: 'ai-literacy-essentials',
  lesson: 'prediction-not-knowledge',
  link: 'eu-ai-act-in-a-day',
  reason: 'Bought twice by mistake.',
  title: 'Analytical Engines',
  alt: 'The logo of Analytical Engines',
  locale: 'en',
  day: '2026-11-20',
  brochure: 'ai-act-readiness',
  code: '123456',
  currency: 'EUR',
  slug: 'eu-ai-act-in-a-day',
  q: 'refund',
  filename: 'logo.svg',
  number: '01KAF0YV7W3Q9R5T8X2Z4B6C8D',
  token: 'the-token-from-the-mail',
  id: '0198f6a0-0000-7000-8000-000000000000',
  query: '{ courses { docs { title } } }',
}

/** For these the minimum is not a good example. */
const numbers: Record<string, number> = { seats: 250, years: 3, currentCostPerSeat: 42_000 }

const formats: Record<string, string> = {
  email: 'ada@analytical.example',
  'idn-email': 'ada@analytical.example',
  'date-time': '2026-11-20T09:00:00.000Z',
  date: '2026-11-20',
  uri: 'https://www.example.com/',
  uuid: '0198f6a0-0000-7000-8000-000000000000',
}

/** Values of the usual forms, for strings that must match a pattern. */
const candidates = [
  'an-example',
  'EUR',
  'FR',
  'en',
  '+442071234567',
  '123456',
  'example-0123456789',
]

/** A value that fits a JSON Schema, with the required fields only. It is a guess, which the caller must check. */
export function exampleOf(
  schema: JsonSchema,
  schemas: Record<string, JsonSchema>,
  name = '',
): unknown {
  if (schema.$ref)
    return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name)
  const said = schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0]
  if (said !== undefined) return said
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return exampleOf(first, schemas, name)
  const parts = schema.allOf?.map((part) => exampleOf(part, schemas, name) as object)
  if (parts) return Object.assign({}, ...parts)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectExample(schema, schemas)
    case 'array':
      return schema.minItems && typeof schema.items === 'object'
        ? [exampleOf(schema.items, schemas, name)]
        : []
    case 'integer':
    case 'number':
      return numbers[name] ?? schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return stringExample(schema, name)
  }
}

function objectExample(
  { properties = {}, required = [] }: JsonSchema,
  schemas: Parameters<typeof exampleOf>[1],
) {
  return Object.fromEntries(
    required.map((key) => [key, exampleOf(properties[key] ?? {}, schemas, key)]),
  )
}

function stringExample({ format, pattern }: JsonSchema, name: string): string {
  const word = words[name] ?? (format && formats[format])
  if (word) return word
  const matches = pattern ? new RegExp(pattern) : /./
  return candidates.find((candidate) => matches.test(candidate)) ?? 'example'
}
