import {
  createLocalReq,
  type CollectionSlug,
  type PayloadRequest,
  type TypedLocale,
  type Where,
} from 'payload'
import { z } from 'zod'

import { Problem, problems } from '../http/Problem.js'
import { parseJson } from '../parseJson.js'
import { platformOf } from '../platform.js'
import { answerBadInput } from './answerBadInput.js'

type Exported = {
  collection: CollectionSlug
  /** Ids are in the order in which documents were made, and never change: none comes twice. */
  sort: 'id' | '-id'
  /** Beside the filter in the query of the request. */
  conditions: Where[]
  limit?: number
  depth?: number
  select?: Record<string, true>
  draft?: true
  locale?: TypedLocale
  fallbackLocale?: false
}

// Payload has no type for `joins` of any collection.
const everyRow = { joins: false, pagination: false, overrideAccess: false }

/**
 * The documents that the caller may read and that the query asks for, in batches: each is read once the one before was
 * taken. An invalid filter is refused at once.
 */
export async function findExported<Document extends { id: string }>(
  req: PayloadRequest,
  { conditions, sort, limit = 500, depth = 0, ...exported }: Exported,
): Promise<AsyncGenerator<Document[], void, undefined>> {
  const read = (after: Where[]) =>
    applyFilter(req, async (where) => {
      // The transaction and signal of the request are for what is read before the answer begins.
      const own = await createLocalReq({ ...(req.user && { user: req.user }) }, req.payload)
      const { docs } = await req.payload.find({
        ...{ ...exported, sort, limit, depth },
        ...(everyRow as object),
        where: { and: [where, ...conditions, ...after] },
        req: own,
      })
      return docs as unknown as Document[]
    })
  const comesAfter = sort === 'id' ? 'greater_than' : 'less_than'
  const first = await read([])
  return batchesOf(req, exported.collection, {
    first,
    limit,
    read: (last) => read([{ id: { [comesAfter]: last } }]),
  })
}

type Batches<Document> = {
  first: Document[]
  limit: number
  read: (last: string) => Promise<Document[]>
}

async function* batchesOf<Document extends { id: string }>(
  { payload, user }: PayloadRequest,
  collection: CollectionSlug,
  { first, limit, read }: Batches<Document>,
): AsyncGenerator<Document[], void, undefined> {
  let documents = 0
  try {
    for (let batch = first; batch.length > 0;) {
      documents += batch.length
      yield batch
      const last = batch.at(-1)
      batch = last && batch.length === limit ? await read(last.id) : []
    }
  } finally {
    // Once all were sent, or the client has left.
    const { log } = platformOf(payload)
    log.info({ collection, documents, user: user?.id, msg: 'Documents were exported' })
  }
}

/** The condition that one of these fields contains the text, if there is one. */
export function containing(text: string | undefined, fields: readonly string[]): Where[] {
  return text ? [{ or: fields.map((name) => ({ [name]: { like: text } })) }] : []
}

/** The type of each format and its first bytes: without a byte order mark Excel does not read a file as UTF-8. */
export const fileFormats = {
  csv: { type: 'text/csv; charset=utf-8; header=present', begin: '\u{feff}' },
  json: { type: 'application/json', begin: '' },
} as const

export type FileFormat = keyof typeof fileFormats

type File = {
  name: string
  format?: FileFormat
  pieces: AsyncGenerator<string, void, undefined>
}

/** A file with the date in its name, which is made as fast as the client takes it. */
export function exportFile(
  { payload }: PayloadRequest,
  { name, format = 'csv', pieces }: File,
): Response {
  const { type, begin } = fileFormats[format]
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (begin) controller.enqueue(encoder.encode(begin))
    },
    pull: async (controller) => {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    cancel: async () => {
      await pieces.return()
    },
  })
  const day = platformOf(payload).clock.now().toISOString().slice(0, 10)
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}-${day}.${format}"`,
    },
  })
}

/** Runs a find with the caller's own `where`; throws `invalid_query` if the filter is invalid. */
async function applyFilter<Found>(req: PayloadRequest, find: (where: Where) => Promise<Found>) {
  const where = readFilter(req.query['where'])
  if (!where) throw refusal()
  try {
    return await find(where)
  } catch (error) {
    const { status } = error as { status?: unknown }
    const bad = await answerBadInput({ context: req.context, error: error as Error, req })
    if (status !== 400 && (bad?.status ?? 500) >= 500) throw error
    throw refusal()
  }
}

function refusal(): Problem {
  const fault = { path: '/where', code: 'invalid', message: 'This filter cannot be applied.' }
  return new Problem(problems.invalidQuery, { errors: [fault] })
}

const Fields = z.record(z.string(), z.unknown())
// Payload ignores these operators if they are compared with anything else.
const Several = z.union([z.string(), z.number(), z.array(z.unknown())]).optional()
const Comparisons = z
  .looseObject({ in: Several, not_in: Several, all: Several })
  .refine((operators) => Object.keys(operators).length > 0)

/**
 * The `where` of a query in either form that Payload's lists accept: nested parameters, or one JSON text; undefined if
 * it is neither. Payload ignores conditions that compare nothing, so a slip would match every document: here every part
 * of a filter must be a condition.
 */
export function readFilter(given: unknown): Where | undefined {
  if (given === undefined) return {}
  const filter = typeof given === 'string' ? parseJson(given) : given
  return isFilter(filter) ? filter : undefined
}

function isFilter(value: unknown): value is Where {
  const { data } = Fields.safeParse(value)
  return data !== undefined && Object.entries(data).every(compares)
}

function compares([name, condition]: [string, unknown]): boolean {
  const isList = /^(?:and|or)$/i.test(name) && Array.isArray(condition)
  if (!isList) return Comparisons.safeParse(condition).success
  const filters: unknown[] = condition
  return (
    filters.length > 0 && filters.every((each) => isFilter(each) && Object.keys(each).length > 0)
  )
}
