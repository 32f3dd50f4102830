import {
  buildVersionCollectionFields,
  type FlattenedField,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'

import { type Operation, readsFreely, roleOf } from '../access.js'
import { isRecord } from '../isRecord.js'
import { currentReader } from '../database/limitedReads.js'
import type { LimitRule } from '../limits/createLimits.js'
import { platformOf } from '../platform.js'
import {
  addRelations,
  maxFilterDepth,
  measureFilter,
  type Measured,
  newMeasure,
} from './measureFilter.js'
import { refuseQuery } from './clampPagination.js'
import { readFilter } from './exportFile.js'
import { currentRequest } from '../http/requestContext.js'
import { walkPath } from './walkPath.js'

/** The most that one query of a caller may ask for. */
const mostAsked = {
  others: { conditions: 30, 'relation paths': 5, sorts: 5, characters: 16_384 },
  staff: { conditions: 200, 'relation paths': 20, sorts: 20, characters: Infinity },
}

/** Counts every read through Payload that is not answered from memory. */
const rate: LimitRule = { name: 'reads', points: 600, seconds: 60 }

type Joined = { limit?: number | undefined; sort?: unknown; where?: unknown }

type Args = {
  collection: { config: SanitizedCollectionConfig }
  joins?: Record<string, Joined | false> | false
  overrideAccess?: boolean
  populate?: unknown
  select?: unknown
  sort?: unknown
  where?: unknown
}

/**
 * Limits reads with a caller's rights on every interface: nobody may filter or sort by hidden fields or send a query
 * without end, and those of callers who are not staff are limited further, in rate and time as well. What is changed or
 * deleted by a filter is found under the same rules.
 */
export async function boundReads({ args, operation, req }: Operation): Promise<void> {
  const asked = args as Args
  const reads = /^(?:read|count)/.test(operation)
  if (asked.overrideAccess || (!reads && !asked.where)) return
  // GraphQL passes on a filter of null, on which Payload fails.
  if (asked.where === null) asked.where = undefined
  if (req.payloadAPI === 'local') asked.sort = whatSorts(asked, req)
  refuseQuery(faultsOf(asked, req))
  if (!reads) refuseQuery(faultsInWrite(asked.where))
  if (reads && asked.overrideAccess === undefined) await limitReader({ req })
}

/** Payload passes over what compares nothing, and changes or deletes what the rest finds, or everything. */
function faultsInWrite(where: unknown): string[] {
  const isSound = readFilter(where) !== undefined && Object.keys(where ?? {}).length > 0
  return isSound && !findsAll(where)
    ? []
    : ['Send a condition in each place of `where`: an operator and a value.']
}

/** Whether a part of a filter looks for an empty text, which every text has. */
function findsAll(where: unknown): boolean {
  const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
  return Object.entries(isRecord(where) ? where : {}).some(([name, value]) => {
    if (Array.isArray(value)) return value.some(findsAll)
    return /^(?:like|contains)$/.test(name) ? isBlank(value) : findsAll(value)
  })
}

/** From here on, visitors and viewers read on a share of the connections, and visitors at a limited rate. */
export async function limitReader({ req }: { req: PayloadRequest }): Promise<void> {
  const reader = currentReader()
  if (!reader || reader.isLimited || readsFreely(req)) return
  if (!roleOf(req) && req.payloadAPI !== 'GraphQL') {
    await platformOf(req.payload).limits.consume(rate, currentRequest()?.client)
  }
  reader.isLimited = true
}

function faultsOf(asked: Args, req: PayloadRequest): string[] {
  const { payload } = req
  if (asked.where !== undefined && !isRecord(asked.where)) return [wholeFilter]
  const measured = newMeasure()
  const sorts: Sorted = { unknown: [], count: 0 }
  const scope = { payload, fields: fieldsOf(payload, asked.collection.config), req }
  measureFilter(asked.where, scope, measured)
  addSort(asked.sort, scope, { measured, sorts })
  for (const [path, join] of Object.entries(asked.joins || {})) {
    if (typeof join !== 'object') continue
    const joined = { payload, fields: walkPath(scope, path).related ?? [], req }
    measureFilter(join.where, { ...joined, prefix: `${path}.` }, measured)
    addSort(join.sort, joined, { measured, sorts })
  }
  const hidden = [...new Set(measured.hidden), ...sorts.unknown]
  if (measured.depth > maxFilterDepth) {
    return [`Nest the conditions of \`where\` at most ${String(maxFilterDepth)} deep.`]
  }
  if (hidden.length > 0) return [`The following paths cannot be queried: ${hidden.join(', ')}.`]
  if (measured.wrong.length > 0) return measured.wrong
  const most = mostAsked[roleOf(req) ? 'staff' : 'others']
  return excessOf(most, [
    [measured.conditions, 'conditions', 'where'],
    [measured.relations.size, 'relation paths', 'where and sort'],
    [sorts.count, 'sorts', 'sort'],
    [lengthOf(asked), 'characters', 'the query'],
  ])
}

/** Payload passes over a filter that is JSON of another kind, and finds everything. */
const wholeFilter =
  'where: Send conditions as in where[title][equals]=…, or all of them as one JSON object.'

type Sorted = { unknown: string[]; count: number }

type Most = (typeof mostAsked)['staff']

function excessOf(most: Most, asked: [count: number, what: keyof Most, where: string][]): string[] {
  return asked
    .filter(([count, what]) => count > most[what])
    .map(
      ([, what, where]) =>
        `Ask for less at once: at most ${String(most[what])} ${what} in ${where}.`,
    )
}

function lengthOf({ where, joins, select, populate }: Args): number {
  return JSON.stringify([where, joins, select, populate]).length
}

/** Includes the fields of its versions: at this point a list of versions looks like any other. */
function fieldsOf({ config }: Payload, collection: SanitizedCollectionConfig) {
  const { flattenedFields, versions } = collection
  if (!versions) return flattenedFields
  return [...flattenedFields, ...buildVersionCollectionFields(config, collection, true)]
}

function addSort(
  sort: unknown,
  scope: { payload: Payload; fields: readonly FlattenedField[]; req: PayloadRequest },
  { measured, sorts }: { measured: Measured; sorts: Sorted },
): void {
  for (const each of namesIn(sort)) {
    const path = each.replace(/^-/, '')
    const { isList, relations } = walkPath(scope, path)
    sorts.count += 1
    if (!maySortBy(path, scope)) sorts.unknown.push(path)
    // Payload counts each entry of a list towards the limit: documents are left out, and others come twice.
    else if (isList) measured.wrong.push(`Nothing can be sorted by \`${path}\`, which is a list.`)
    addRelations(measured, path, relations)
  }
}

function maySortBy(path: string, scope: Parameters<typeof addSort>[1]): boolean {
  const { isKnown, isHidden, isPartial } = walkPath(scope, path)
  // A filter finds what the caller may read; an order tells of the others too. To strangers all that is listed is open.
  const isTelling = isPartial && roleOf(scope.req) !== undefined
  return isKnown && !isHidden && !isTelling
}

/**
 * The admin offers every column to sort by, shows an empty page for what is refused, and keeps for each reader what they
 * sorted by last: that list would stay empty, as after a field is renamed.
 */
function whatSorts({ collection, sort }: Args, req: PayloadRequest) {
  const { payload } = req
  const scope = { payload, fields: fieldsOf(payload, collection.config), req }
  const kept = namesIn(sort).filter((each) => {
    const path = each.replace(/^-/, '')
    return maySortBy(path, scope) && !walkPath(scope, path).isList
  })
  return kept.length > 0 ? kept : undefined
}

/** The paths that a sort names, in its order. */
export function namesIn(sort: unknown): string[] {
  return [sort].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
}
