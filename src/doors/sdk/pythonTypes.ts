import { capitalised } from '../../platform/text.js'
import type { JsonSchema } from '../../platform/api/exampleOf.js'
import { pythonName } from '../../platform/api/pythonName.js'
import { nameOfReference } from './typescriptType.js'

export type PythonTypes = {
  /** The type of a schema; objects in it become classes named after `name`. */
  typeOf(schema: JsonSchema | undefined, name: string): string
  /** Gives the type of a schema a name of its own. */
  define(name: string, schema: JsonSchema): void
  text(): string
}

/** Collects TypedDicts for JSON Schemas; references are quoted, so that their order does not matter. */
export function createPythonTypes(): PythonTypes {
  const parts: string[] = []
  const types: PythonTypes = {
    typeOf: (schema, name) => typeOf(types, parts, { schema: schema ?? {}, name }),
    define: (name, schema) => {
      const type = types.typeOf(schema, name)
      if (type !== `"${name}"`) parts.push(`${name} = ${type}\n`)
    },
    text: () => parts.join('\n\n'),
  }
  return types
}

/** An object's class has the fields of `base`, too. */
type NamedSchema = { schema: JsonSchema; name: string; base?: string }

function typeOf(types: PythonTypes, parts: string[], given: NamedSchema): string {
  const { schema, name } = given
  if (schema.$ref) return `"${nameOfReference(schema.$ref)}"`
  if (schema.const !== undefined) return literals([schema.const])
  if (schema.enum) return literals(schema.enum)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) {
    const number = (index: number) => (index === 0 ? '' : String(index + 1))
    return union(alternatives.map((part, index) => types.typeOf(part, name + number(index))))
  }
  if (schema.allOf) {
    const [{ $ref } = {}, own = {}] = schema.allOf
    return typeOf(types, parts, { schema: own, name, ...($ref && { base: nameOfReference($ref) }) })
  }
  const type = schema.type ?? (schema.properties ? 'object' : [])
  const kinds = typeof type === 'string' ? [type] : type
  if (kinds.length === 0) return 'Any'
  return union(kinds.map((kind) => ofKind({ types, parts }, kind, given)))
}

type Places = { types: PythonTypes; parts: string[] }

function ofKind({ types, parts }: Places, kind: string, given: NamedSchema): string {
  const { schema, name } = given
  const { items, properties, additionalProperties: more } = schema
  switch (kind) {
    case 'string':
      return 'str'
    case 'boolean':
      return 'bool'
    case 'integer':
      return 'int'
    case 'number':
      return 'float'
    case 'null':
      return 'None'
    case 'array':
      return `List[${typeof items === 'object' ? types.typeOf(items, `${name}Item`) : 'Any'}]`
    default: {
      if (properties && Object.keys(properties).length > 0) {
        const text = classOf(types, given)
        // A global’s schema and the input of its operation have parts of the same name, and they are the same.
        if (!parts.includes(text)) parts.push(text)
        return `"${name}"`
      }
      return `Dict[str, ${typeof more === 'object' ? types.typeOf(more, `${name}Value`) : 'Any'}]`
    }
  }
}

function classOf(types: PythonTypes, { schema, name, base = 'TypedDict' }: NamedSchema): string {
  const { properties = {}, required = [] } = schema
  const fields = Object.entries(properties).map(([key, value]) => {
    const type = types.typeOf(value, name + capitalised(key.replace(/\W/g, '')))
    return { key, type, isRequired: required.includes(key) }
  })
  if (fields.some(({ key }) => pythonName(key) !== key)) {
    const entries = fields.map(({ key, type }) => `    ${JSON.stringify(key)}: ${type},\n`)
    return `${name} = TypedDict("${name}", {\n${entries.join('')}}, total=False)\n`
  }
  const lines = (wanted: boolean) =>
    fields
      .filter(({ isRequired }) => isRequired === wanted)
      .map(({ key, type }) => `    ${key}: ${type}\n`)
      .join('')
  const [must, may] = [lines(true), lines(false)]
  if (!must) return `class ${name}(${base}, total=False):\n${may}`
  if (!may) return `class ${name}(${base}):\n${must}`
  const first = `_${name}Required`
  return `class ${first}(${base}):\n${must}\n\nclass ${name}(${first}, total=False):\n${may}`
}

function literals(values: readonly unknown[]): string {
  const python = values.map((value) => {
    if (value === null) return 'None'
    if (typeof value === 'boolean') return value ? 'True' : 'False'
    return JSON.stringify(value)
  })
  return `Literal[${[...new Set(python)].join(', ')}]`
}

function union(parts: string[]): string {
  const distinct = [...new Set(parts)]
  const [only] = distinct
  if (distinct.length === 1 && only) return only
  return distinct.includes('Any') ? 'Any' : `Union[${distinct.join(', ')}]`
}
