import type { CollectionAfterOperationHook } from 'payload'

import type { Operation } from '../../../platform/access.js'

type Select = Record<string, unknown>

const bodyUnasked = Symbol('The caller did not ask for the body')

/** `html` is made from `body` on every read, so a read of `html` must load the body too. */
export function readBodyForHtml({ args, operation }: Operation): void {
  const { select } = args as { select?: Select }
  if (operation !== 'read' || !select || !lacksBody(select)) return
  const others = Object.entries(select).filter(([name]) => name !== 'body')
  const includes = select['html'] === true
  const loaded = includes ? { ...select, body: true } : Object.fromEntries(others)
  const isAll = Object.keys(loaded).length === 0
  Object.assign(args, { select: isAll ? undefined : loaded, [bodyUnasked]: true })
}

/** Leaves out again the body that nobody asked for. */
export const dropUnaskedBody: CollectionAfterOperationHook = ({ args, result }) => {
  if (!(bodyUnasked in args)) return result
  const found = result as { docs?: { body?: unknown }[]; body?: unknown }
  for (const doc of found.docs ?? [found]) delete doc.body
  return result
}

/** A selection either includes (`true`) or excludes (`false`). */
function lacksBody({ html, body }: Select): boolean {
  return html === true ? !body : body === false && html === undefined
}
