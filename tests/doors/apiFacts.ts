type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Schema | boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

type Content = Record<string, { schema?: Schema }>
type Answer = { $ref?: string; content?: Content }
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}

export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

type Direction = 'in' | 'out'

/** A fact that callers may rely on, such as `in DemoRequest.name: string`, and whether the field is required. */
export type Facts = Map<string, 'required' | 'optional' | ''>

const nameIn = (reference = '') => reference.split('/').at(-1) ?? ''

/** What callers of a document may rely on: its operations, what they take and what they give. */
export function factsOf({ paths, components }: ApiDocument): Facts {
  const facts: Facts = new Map()
  const seen = new Set<string>()

  const typeOf = (direction: Direction, schema: Schema, place: string): string => {
    if (schema.$ref) {
      const name = nameIn(schema.$ref)
      if (!seen.has(`${direction} ${name}`)) {
        seen.add(`${direction} ${name}`)
        facts.set(`${direction} ${name}`, '')
        typeOf(direction, components.schemas[name] ?? {}, name)
      }
      return name
    }
    const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
    if (values) {
      // An answer may bring new values at any time; one that was accepted must stay accepted.
      if (direction === 'in')
        for (const value of values) facts.set(`in ${place} = ${JSON.stringify(value)}`, '')
      return 'enum'
    }
    const parts = schema.allOf ?? schema.anyOf ?? schema.oneOf
    if (parts) {
      const types = parts.map((part) => typeOf(direction, part, place))
      return [...new Set(types)].sort().join(schema.allOf ? ' & ' : ' | ')
    }
    fieldsOf(direction, schema, place)
    if (typeof schema.items === 'object')
      return `list of ${typeOf(direction, schema.items, `${place}[]`)}`
    return [schema.type ?? 'any'].flat().sort().join(' | ')
  }

  const fieldsOf = (
    direction: Direction,
    { properties = {}, required = [] }: Schema,
    place: string,
  ) => {
    for (const [name, schema] of Object.entries(properties)) {
      const path = `${place}.${name}`
      const key = `${direction} ${path}: ${typeOf(direction, schema, path)}`
      facts.set(key, required.includes(name) ? 'required' : 'optional')
    }
  }

  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId: id, parameters = [], requestBody, responses } = operation
      facts.set(`${id}: ${method.toUpperCase()} ${path}`, '')
      for (const one of parameters) {
        const parameter = one.$ref ? components.parameters[nameIn(one.$ref)] : one
        if (!parameter) continue
        const place = `${id} ${parameter.in} ${parameter.name}`
        const key = `in ${place}: ${typeOf('in', parameter.schema, place)}`
        facts.set(key, parameter.required ? 'required' : 'optional')
      }
      for (const [type, { schema = {} }] of Object.entries(requestBody?.content ?? {}))
        facts.set(`in ${id} ${type}: ${typeOf('in', schema, `${id} body`)}`, '')
      for (const [status, { content = {} }] of Object.entries(responses)) {
        if (!status.startsWith('2')) continue
        for (const [type, { schema = {} }] of Object.entries(content))
          facts.set(`out ${id} ${status} ${type}: ${typeOf('out', schema, `${id} ${status}`)}`, '')
      }
    }
  }
  return facts
}

/** The fact of an input that takes null as well. */
function orNull(fact: string): string {
  const [place = '', type = ''] = fact.split(/: (?=[^:]*$)/)
  return `${place}: ${[...type.split(' | '), 'null'].sort().join(' | ')}`
}

/** What a caller of `before` loses in `after`. */
export function breaksBetween(before: Facts, after: Facts): string[] {
  const lost = [...before].filter(([fact, was]) => {
    const is = after.get(fact)
    if (is === undefined) return !fact.startsWith('in ') || !after.has(orNull(fact))
    return fact.startsWith('out ') ? was === 'required' && is === 'optional' : false
  })
  const parameter = / (?:path|query|header|cookie) .*$/
  const field = /[.:][^.:]*: .*$/
  const placeOf = (fact: string) => fact.replace(parameter.test(fact) ? parameter : field, '')
  const operations = [...before.keys()].flatMap(
    (fact) => /^([\w.-]+): [A-Z]+ \//.exec(fact)?.[1] ?? [],
  )
  const known = new Set([...before.keys()].map(placeOf).concat(operations.map((id) => `in ${id}`)))
  const demanded = [...after].filter(
    ([fact, is]) =>
      fact.startsWith('in ') &&
      is === 'required' &&
      before.get(fact) !== 'required' &&
      (before.has(fact) || known.has(placeOf(fact))),
  )
  return [
    ...lost.map(([fact]) => `gone or optional: ${fact}`),
    ...demanded.map(([fact]) => `now required: ${fact}`),
  ]
}

export const textOf = (facts: Facts): string =>
  [...facts]
    .map(([fact, need]) => `${fact}${need && ` (${need})`}\n`)
    .sort()
    .join('')

export const factsFrom = (text: string): Facts =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [, fact = '', need = ''] = /^(.*?)(?: \((required|optional)\))?$/.exec(line) ?? []
        return [fact, need as 'required' | 'optional' | '']
      }),
  )
