import type { Payload, SanitizedCollectionConfig } from 'payload'

/** One parameter with brackets: `select[title]=true` is `select`, ['title'], 'true'. */
type Structured = { name: string; base: string; path: string[]; value: string }

/** What the fields of a collection or a global say of a query; globals have no joins. */
export type Selectable = Pick<SanitizedCollectionConfig, 'flattenedFields'> &
  Partial<Pick<SanitizedCollectionConfig, 'joins' | 'polymorphicJoins'>>

const whole = /^\d{1,9}$/

/**
 * The faults of `select`, `populate` and `joins` in a query. Payload leaves out what it does not know, and its parser
 * drops names that every object has, so that a filter by one would find everything.
 */
export function structuredFaults(
  search: URLSearchParams,
  payload: Payload,
  read: Selectable | undefined,
): string[] {
  const faultOf = (given: Structured): string | undefined => {
    if (given.path.some((part) => part in Object.prototype)) return 'No field has this name.'
    if (given.base === 'populate') return faultOfPopulate(given, payload)
    if (!read) return undefined
    if (given.base === 'select') return faultOfSelect(given, read)
    return given.base === 'joins' ? faultOfJoin(given, read) : undefined
  }
  return [...search].flatMap(([name, value]) => {
    const path = [...name.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)
    const fault = faultOf({ name, base: name.split('[', 1)[0] ?? '', path, value })
    return fault ? [`${name}: ${fault}`] : []
  })
}

function faultOfSelect({ path: [field], value }: Structured, { flattenedFields }: Selectable) {
  if (field === undefined) return 'Name the fields, as in select[title]=true.'
  const isKnown = field === 'id' || flattenedFields.some(({ name }) => name === field)
  if (!isKnown) return 'There is no such field.'
  return value === 'true' || value === 'false' ? undefined : 'Send true or false.'
}

function faultOfPopulate({ path: [slug] }: Structured, payload: Payload): string | undefined {
  if (slug === undefined) return 'Name the collection, as in populate[media][alt]=true.'
  return slug in payload.collections ? undefined : 'There is no such collection.'
}

function faultOfJoin(
  { path: [join, setting], value }: Structured,
  { joins = {}, polymorphicJoins = [] }: Selectable,
): string | undefined {
  if (join === undefined) return value === 'false' ? undefined : 'Send false, or name the join.'
  const known = [...Object.values(joins).flat(), ...polymorphicJoins]
  if (!known.some(({ joinPath }) => joinPath === join)) return 'There is no such join.'
  const isNumber = setting === 'limit' || setting === 'page'
  if (!isNumber || (whole.test(value) && (setting === 'limit' || value !== '0'))) return undefined
  return setting === 'limit' ? 'Send a whole number.' : 'Send a whole number from 1 on.'
}
