import type { CollectionAfterOperationHook } from 'payload'

import type { Operation } from '../access.js'

type Select = Record<string, unknown>

/**
 * The hooks of a field that is computed from another one on every read. Payload loads only what is selected, so
 * selecting this field also loads its source, which is removed again from the result.
 */
export function computedField({ name, from }: { name: string; from: string }) {
  const unasked = Symbol(`The caller did not ask for ${from}`)

  /** A selection either includes (`true`) or excludes (`false`). */
  const lacksSource = (select: Select) =>
    select[name] === true ? !select[from] : select[from] === false && select[name] === undefined

  const loadSource = ({ args, operation }: Operation): void => {
    const { select } = args
    if (operation !== 'read' || !select || !lacksSource(select)) return
    const others = Object.entries(select).filter(([field]) => field !== from)
    const includes = select[name] === true
    const loaded = includes ? { ...select, [from]: true } : Object.fromEntries(others)
    const isAll = Object.keys(loaded).length === 0
    Object.assign(args, { select: isAll ? undefined : loaded, [unasked]: true })
  }

  const dropSource: CollectionAfterOperationHook = ({ args, result }) => {
    if (!(unasked in args)) return result
    const found = result as Record<string, unknown> & { docs?: Record<string, unknown>[] }
    for (const doc of found.docs ?? [found]) Reflect.deleteProperty(doc, from)
    return result
  }

  return { loadSource, dropSource }
}
