import {
  buildVersionCollectionFields,
  type Collection,
  type CollectionAfterOperationHook,
  type PaginatedDocs,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { z } from 'zod'

import type { Operation } from '../access.js'
import { Problem, problems } from '../http/Problem.js'
import { describeIssue } from '../http/describeIssue.js'
import { pageAround } from '../http/page.js'
import { integerParameter } from '../http/parameters.js'
import { localization } from '../localization.js'
import { type Selectable, structuredFaults } from './structuredFaults.js'

const maxLimit = 100
/** Also keeps the numbers of rows within the 32 bits of GraphQL. */
const lastPage = 1_000_000

type Joined = { limit?: number | undefined }

type ListArgs = {
  draft?: boolean
  joins?: Record<string, Joined | false> | false
  limit?: number
  overrideAccess?: boolean
  page?: unknown
  pagination?: boolean
  where?: Where
}

/** Of a document or of a global. */
type Write = Pick<Operation, 'operation' | 'req'> & { args?: object }

const codes = localization.locales.map(({ code }) => code)
const isTrue = z.enum(['true', 'false']).optional()
/** Nested parameters, assembled by Payload's own parser, and validated where the fields are known. */
const structure = z.unknown().optional()
const structured = new Set([
  ...['joins', 'populate', 'select', 'selectedLocales', 'sort', 'uploadEdits', 'where'],
])
/** One language: of several Payload takes the first, or none. */
const fallback = z.enum([...codes, 'none', 'null', 'false']).optional()

/** The most levels of related documents that an answer includes; it is Payload's `maxDepth`. */
export const maxDepth = 4

/** The parameters of Payload's reads, as its admin and its SDK send them. */
const ListParameters = z.strictObject({
  depth: integerParameter(0, maxDepth).optional(),
  draft: isTrue,
  'fallback-locale': fallback,
  fallbackLocale: fallback,
  flattenLocales: isTrue,
  joins: structure,
  limit: integerParameter(0, 1_000_000_000).optional(),
  locale: z.enum([...codes, 'all', '*']).optional(),
  page: integerParameter(1, lastPage).optional(),
  pagination: isTrue,
  populate: structure,
  select: structure,
  sort: structure,
  trash: isTrue,
  where: structure,
})

/** A document that is named by its ID has no list to choose from: whoever sends a condition would take it for met. */
const DocumentParameters = ListParameters.omit({
  ...{ limit: true, page: true, pagination: true, sort: true, where: true },
})

/** The parameters of Payload's writes: who misspells `draft` would publish, and who misspells `limit` would change all. */
const WriteParameters = ListParameters.extend({
  autosave: isTrue,
  overrideLock: isTrue,
  publishAllLocales: isTrue,
  publishSpecificLocale: z.enum(codes).optional(),
  selectedLocales: structure,
  unpublishAllLocales: isTrue,
  uploadEdits: structure,
})

/**
 * Reads requested from outside refuse unknown parameters, and lists return at most 100 documents. Payload's REST and GraphQL
 * leave `overrideAccess` unset; our own code always sets it, and may read more.
 */
export function clampPagination({ args, operation, req }: Operation): void {
  const { joins, limit, overrideAccess, page, pagination } = args as ListArgs
  if (overrideAccess !== undefined || !/^(?:read|count)/.test(operation)) return
  if (req.payloadAPI === 'REST') {
    const slug = operation === 'read' ? req.routeParams?.collection : undefined
    const known: Record<string, Collection> = req.payload.collections
    const { config } = known[String(slug)] ?? {}
    const search = withoutData(req.searchParams, args)
    if ('id' in args) refuseQuery(parameterFaults(search, DocumentParameters))
    refuseUnknown(search, req.payload, config && readBy(req, config))
  }
  const isPage = Number.isInteger(page) && Number(page) >= 1 && Number(page) <= lastPage
  refuseQuery([
    ...(page === undefined || isPage
      ? []
      : [`page: Send a whole number from 1 to ${String(lastPage)}.`]),
    ...(limit !== undefined && limit < 0 ? ['limit: Send at least 0.'] : []),
  ])
  const isUnlimited = pagination === false && limit === undefined
  const isExcessive = limit !== undefined && !isWithinLimit(limit)
  if (isUnlimited || isExcessive) Object.assign(args, { limit: maxLimit })
  // As there is always a limit, without counting Payload would say of a first page that it is all.
  if (pagination === false) Object.assign(args, { pagination: true })
  if (joins) Object.assign(args, { joins: clampJoins(joins) })
}

/** What a read returns: a document, or one of its versions, which has other fields. */
function readBy(
  { pathname, payload }: PayloadRequest,
  config: SanitizedCollectionConfig,
): Selectable {
  if (!/\/versions(?:\/|$)/.test(pathname)) return config
  return { flattenedFields: buildVersionCollectionFields(payload.config, config, true) }
}

/** Payload takes `data` with a read of one document, as what its hooks begin with; here it says nothing. */
function withoutData(search: URLSearchParams, args: object): URLSearchParams {
  if (!('id' in args)) return search
  return new URLSearchParams([...search].filter(([name]) => name !== 'data'))
}

const writes = new Set(['create', 'update', 'delete', 'restoreVersion'])

/**
 * A write requested from outside refuses unknown parameters and names one of the languages: Payload would write an unknown
 * one into the default language, and cannot write several at once. Throws `invalid_query`.
 */
export function checkWrite({ args, operation, req }: Write): void {
  if (req.payloadAPI !== 'REST' || !writes.has(operation)) return
  const locale = req.searchParams.get('locale')
  if (operation !== 'delete' && locale && !codes.some((code) => code === locale)) {
    refuseQuery([`locale: Write one language at a time: ${codes.join(', ')}.`])
  }
  if ((args as ListArgs | undefined)?.overrideAccess !== undefined) return
  refuseQuery(parameterFaults(req.searchParams, WriteParameters))
}

function isWithinLimit(limit: number): boolean {
  return limit >= 1 && limit <= maxLimit
}

function clampJoins(joins: Record<string, Joined | false>): Record<string, Joined | false> {
  return Object.fromEntries(
    Object.entries(joins).map(([path, join]) => {
      const limit = join ? join.limit : undefined
      const isExcessive = limit !== undefined && !isWithinLimit(limit)
      return [path, isExcessive ? { ...join, limit: maxLimit } : join]
    }),
  )
}

/** Throws `invalid_query` for parameters that no read of Payload’s takes, and for their values. `read` is what is read. */
export function refuseUnknown(search: URLSearchParams, payload: Payload, read?: Selectable): void {
  refuseQuery(parameterFaults(search, ListParameters))
  refuseQuery(structuredFaults(search, payload, read))
}

function parameterFaults(search: URLSearchParams, parameters: z.ZodObject): string[] {
  const given = Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name)
      const base = name.split('[', 1)[0] ?? ''
      return [structured.has(base) ? base : name, all.length > 1 ? all : all[0]]
    }),
  )
  const { error } = parameters.safeParse(given, { reportInput: true, error: describeIssue })
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => `${name}: This parameter is not known.`)
      : `${String(issue.path[0])}: ${issue.message}`,
  )
}

/** Throws `invalid_query` with what is wrong, where anything is. */
export function refuseQuery(faults: readonly string[]): void {
  const detail = [...new Set(faults)].slice(0, 20).join(' ')
  if (faults.length > 0) throw new Problem(problems.invalidQuery, { detail })
}

/** Not a count, which has no documents either. */
function isEmptyPage(result: unknown): result is PaginatedDocs {
  const { docs, totalDocs } = (result ?? {}) as Partial<PaginatedDocs>
  return docs?.length === 0 && totalDocs !== undefined
}

/**
 * Makes an empty page report the same figures as our own lists. For an empty list Payload reports two different things,
 * depending on the tables it read, and it does not report earlier pages.
 */
export const countBeyondLast: CollectionAfterOperationHook = async (call) => {
  const result: unknown = call.result
  if (!isEmptyPage(result)) return result
  const { draft = false, page, overrideAccess, where = {} } = call.args as ListArgs
  const { limit } = result
  if (overrideAccess !== undefined || !limit) return result
  const asked = typeof page === 'number' ? page : 1
  const { collection, req } = call
  const { operation }: { operation: string } = call
  const first = {
    collection: collection.slug,
    ...{ where, req, overrideAccess: false, depth: 0, limit: 1 },
  }
  // Payload's count knows neither drafts nor versions.
  const { totalDocs } =
    asked === 1
      ? { totalDocs: 0 }
      : operation === 'findVersions'
        ? await req.payload.findVersions(first)
        : await req.payload.find({ ...first, draft, select: {} })
  const around = pageAround([], { totalDocs, page: asked, limit })
  return { ...result, ...around, pagingCounter: (asked - 1) * limit + 1 }
}
