import type {
  CollectionAfterOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
} from 'payload'
import { getSelectMode } from 'payload/shared'

import type { Operation } from '../access.js'

/**
 * Payload hands the hooks of a write only what its caller selected for the answer, so that an old slug would not be kept,
 * an event not be announced and a file not be deleted. Writes go through whole, and their answers are cut to the selection
 * at the end. Can go once Payload selects after `afterChange` (reported to a plugin, not to Payload:
 * https://github.com/jhb-software/payload-plugins/pull/194).
 */
const asked = Symbol('What the caller selected for the answer')

type Document = Record<string, unknown>
type Select = Record<string, unknown>
type Args = { select?: Select; [asked]?: Select }

export function selectLater({ args, operation }: Operation): void {
  const { select } = args as Args
  if (!select || !/^(?:create|update|delete|restoreVersion)/.test(operation)) return
  Object.assign(args, { select: undefined, [asked]: select })
}

export const answerSelected: CollectionAfterOperationHook = (operation) => {
  const { args } = operation
  const result: unknown = operation.result
  const { [asked]: select } = args as Args
  if (!select || !result) return result
  const { docs, errors } = result as { docs?: Document[]; errors?: unknown }
  return docs && errors
    ? { ...result, docs: docs.map((doc) => selectedOf(doc, select)) }
    : selectedOf(result as Document, select)
}

export const selectGlobalLater: GlobalBeforeOperationHook = ({ args, context, operation }) => {
  if (operation !== 'update') return
  const { select } = args as Args
  Object.assign(context, { [asked]: select })
  Object.assign(args as object, { select: undefined })
}

export const answerGlobalSelected: GlobalAfterChangeHook = ({ context, doc }) => {
  const { [asked]: select } = context as Args
  return select ? selectedOf(doc as Document, select) : (doc as Document)
}

/** What is always there: ids, and the kind of a block. */
const kept = new Set(['id', 'blockType'])

function selectedOf(doc: Document, select: Select): Document {
  const includes = getSelectMode(select as never) === 'include'
  const entries = Object.entries(doc).flatMap(([name, value]): [string, unknown][] => {
    const wanted = select[name] ?? (kept.has(name) || !includes)
    if (wanted === false) return []
    return [[name, typeof wanted === 'object' ? within(value, wanted as Select) : value]]
  })
  return Object.fromEntries(entries)
}

/** The selected part of a group, of each row of a list, or of each block by its kind. */
function within(value: unknown, select: Select): unknown {
  if (Array.isArray(value)) return value.map((one) => within(one, select))
  if (typeof value !== 'object' || value === null) return value
  const { blockType } = value as { blockType?: string }
  const own = blockType === undefined ? select : (select[blockType] ?? {})
  return typeof own === 'object' ? selectedOf(value as Document, own as Select) : value
}
