import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type CreateVersionArgs,
  deepCopyObjectSimple,
  type FindArgs,
  type FlattenedField,
  type JsonObject,
  NotFound,
  type PaginatedDocs,
  type Payload,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'

import { isoTime } from '../days.js'
import { isRecord } from '../isRecord.js'
import { localization } from '../localization.js'
import { batchChange } from './batchWrites.js'
import { changedColumns } from './changedColumns.js'
import { postgresOf, query, type Transactional } from './requestDatabase.js'
import { takeTurn } from './takeTurn.js'

export type StoredDocument = JsonObject & { id: string; updatedAt: string }

/** What tells whether visitors see a document, and where. */
export type StoredFacts = {
  id: string
  updatedAt: string
  _status?: string | null
  slug?: string | null
}

/** A change of a stored document: as it was, and as it is now in all languages. */
type Save = { before: StoredFacts | undefined; after: StoredDocument }

/** What a transaction has read whole, as it was then, and what it has saved last; by collection and id. */
type Documents = { read: Map<string, StoredDocument>; saved: Map<string, Save> }

type Request = Partial<Transactional>

const transactions = new WeakMap<object, Documents>()

/** By the transaction, which several requests may share; by the request where none is open. */
async function documentsOf({ sessions }: PostgresAdapter, req: Request): Promise<Documents> {
  const id = await req.transactionID
  const owner = (id === undefined ? undefined : sessions[id]) ?? req
  const documents = transactions.get(owner) ?? { read: new Map(), saved: new Map() }
  transactions.set(owner, documents)
  return documents
}

/** How a request has last changed the stored document; undefined where it has not, as when a draft was saved. */
export async function saveOf(
  req: Transactional,
  collection: string,
  id: string,
): Promise<Save | undefined> {
  const { saved } = await documentsOf(postgresOf(req.payload), req)
  return saved.get(`${collection} ${id}`)
}

/**
 * Payload reads a document that it changes, writes all of it anew, reads it back, stores that as a version, and reads
 * the version back, each by its longest statements. Here what it has read is compared with what it writes: where only
 * columns of the document's own row differ, only these are written, and nothing is read back. A version is answered from
 * its document. Can go when Payload writes what has changed.
 */
export function keepStored(adapter: PostgresAdapter): void {
  keepReads(adapter)
  keepSaves(adapter)
  writeChanges(adapter)
  const { deleteOne } = adapter
  adapter.deleteOne = async (args): Promise<never> => {
    const deleted: unknown = await deleteOne.call(adapter, args)
    const isGone = deleted === null && args.returning !== false
    // Somebody was first, as who deletes its person is; Payload 3.90 answers that by 500.
    if (isGone && !args.collection.startsWith('payload-')) throw new NotFound()
    return deleted as never
  }
}

type Reading = { collection: string; req?: Request | undefined; select?: unknown }
type Version = { latest?: boolean; parent: unknown; version: JsonObject }

function keepReads(adapter: PostgresAdapter): void {
  const { find, findVersions } = adapter
  const keep = async (reading: Reading, documents: readonly JsonObject[]) => {
    const { req, collection } = reading
    if (!req?.transactionID || !versionedOf(adapter, reading)) return
    const { read } = await documentsOf(adapter, req)
    for (const document of documents.filter(isDocument))
      read.set(`${collection} ${document.id}`, deepCopyObjectSimple(document))
  }
  const findAndKeep = async (args: FindArgs) => {
    const found = await find.call<typeof adapter, [FindArgs], Promise<Found>>(adapter, args)
    await keep(args, found.docs)
    return found
  }
  adapter.find = (async (args) =>
    args.req?.transactionID && isOfAll(args) && versionedOf(adapter, args)
      ? findInParts(args, findAndKeep)
      : findAndKeep(args)) as typeof find
  adapter.findVersions = (async (args) => {
    const found = await findVersions.call(adapter, args)
    const latest = (found.docs as unknown as Version[]).filter((one) => one.latest)
    const documents = latest.map(({ parent, version }) => ({ ...version, id: parent }))
    await keep(args, documents)
    return found
  }) as typeof findVersions
}

/** A bulk change asks so; who reads documents by themselves says which page. */
function isOfAll({ limit, page, pagination }: FindArgs): boolean {
  return !limit && pagination === false && page === undefined
}

type Found = PaginatedDocs<JsonObject>

/** Making a hundred documents of their rows kept everybody else waiting for 25 ms (measured). */
const atOnce = 20

/** What a bulk change is made of: all documents are found first, then read a few at a time. */
async function findInParts(args: FindArgs, find: (args: FindArgs) => Promise<Found>) {
  const found = await find({ ...args, select: { id: true } })
  const ids = found.docs.map(({ id }) => id as unknown)
  const docs: JsonObject[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    const part: Where = { id: { in: ids.slice(from, from + atOnce) } }
    // What no longer fits is left out, as if it had not been found.
    const where = args.where ? { and: [args.where, part] } : part
    docs.push(...(await find({ ...args, where })).docs)
    await takeTurn()
  }
  return { ...found, docs, totalDocs: docs.length }
}

/** Documents without a version yet. */
const created = new WeakSet<object>()

function keepSaves(adapter: PostgresAdapter): void {
  const { create, createVersion } = adapter
  adapter.create = async (args) => {
    const { collection, req } = args
    const after: unknown = await create.call(adapter, args)
    if (!req || !versionedOf(adapter, args) || !isDocument(after)) return after as never
    const { saved } = await documentsOf(adapter, req)
    saved.set(`${collection} ${after.id}`, { before: undefined, after })
    created.add(after)
    return after
  }
  adapter.createVersion = (async (args: CreateVersionArgs) => {
    const { collectionSlug, createdAt, parent, req = {}, returning, select, updatedAt } = args
    const { saved } = await documentsOf(adapter, req)
    const key = `${collectionSlug} ${String(parent)}`
    const { after } = saved.get(key) ?? {}
    const { updatedAt: storedAt } = args.versionData as Partial<StoredDocument>
    const isStored = after?.updatedAt === storedAt
    // A draft is stored as a version alone, or after what is published in one language of it.
    if (!isStored && !args.snapshot) saved.delete(key)
    const writer = versionWriter(adapter, after !== undefined && created.delete(after))
    if (returning === false || select || !isStored) return createVersion.call(writer, args)
    await createVersion.call(writer, { ...args, returning: false })
    const version = { ...after, id: undefined }
    return { parent, version, createdAt, updatedAt, latest: true }
  }) as typeof createVersion
}

function writeChanges(adapter: PostgresAdapter): void {
  const { updateOne } = adapter
  const write: typeof updateOne = updateOne.bind(adapter)
  adapter.updateOne = async (args): Promise<unknown> => {
    const { collection, id, req } = args
    const config = versionedOf(adapter, args)
    if (!req || typeof id !== 'string' || !config) return write(args)
    const before = await lockFacts(req, { payload: adapter.payload, config, id })
    const data = laterThan(before, args.data)
    if (data['_status'] === 'published') fillDefaultLanguage(config.flattenedFields, data)
    const { read, saved } = await documentsOf(adapter, req)
    const known = read.get(`${collection} ${id}`)
    const isKnown = before && known?.updatedAt === before.updatedAt
    const changed = isKnown && changedColumns(config.flattenedFields, data, known)
    if (changed) await write({ ...args, data: { ...changed }, returning: false })
    const after: unknown = changed ? { ...known, ...changed } : await write({ ...args, data })
    if (isDocument(after)) saved.set(`${collection} ${id}`, { before, after })
    return after
  }
}

/**
 * Every save has a time of its own, or two in the same millisecond could not be told apart: who has read the one would
 * take the other for it.
 */
function laterThan(before: StoredFacts | undefined, data: JsonObject): JsonObject {
  const { updatedAt } = data as Partial<StoredFacts>
  if (!before || typeof updatedAt !== 'string' || updatedAt > before.updatedAt) return data
  return { ...data, updatedAt: new Date(Date.parse(before.updatedAt) + 1).toISOString() }
}

/**
 * What is first published in one language alone stands in the default language, too, as what is first written in it does:
 * all others fall back to that one, and would have no title.
 */
function fillDefaultLanguage(fields: readonly FlattenedField[], data: JsonObject): void {
  const { defaultLocale } = localization
  const texts = textsIn(fields, data)
  if (texts.some(({ [defaultLocale]: text }) => text !== undefined && text !== null)) return
  for (const text of texts) text[defaultLocale] = Object.values(text).find(Boolean)
}

/** All that is translated of a document, by language. */
function textsIn(fields: readonly FlattenedField[], data: unknown): Record<string, unknown>[] {
  if (!isRecord(data)) return []
  return fields.flatMap((field) => {
    const { [field.name]: value } = data
    if ('localized' in field && field.localized) return isRecord(value) ? [value] : []
    const rows: unknown[] = Array.isArray(value) ? value : [value]
    if (field.type !== 'blocks')
      return 'flattenedFields' in field
        ? rows.flatMap((row) => textsIn(field.flattenedFields, row))
        : []
    return rows.flatMap((row) => {
      const block = field.blocks.find(({ slug }) => isRecord(row) && row['blockType'] === slug)
      return textsIn(block?.flattenedFields ?? [], row)
    })
  })
}

function isDocument(value: unknown): value is StoredDocument {
  const { id, updatedAt } = (value ?? {}) as Partial<StoredDocument>
  return typeof id === 'string' && typeof updatedAt === 'string'
}

/** The collection of what is read or written whole, if it has versions. */
function versionedOf({ payload }: PostgresAdapter, { collection, select }: Reading) {
  type Collections = Record<string, { config: SanitizedCollectionConfig } | undefined>
  const { config } = (payload.collections as Collections)[collection] ?? {}
  return !select && config?.versions ? config : undefined
}

/**
 * Who else writes the document waits from here on, as it would a moment later: nothing changes between what is compared
 * and what is written.
 */
async function lockFacts(
  { transactionID }: Request,
  { payload, config, id }: { payload: Payload; config: SanitizedCollectionConfig; id: string },
): Promise<StoredFacts | undefined> {
  const { slug, flattenedFields, versions } = config
  const column = (name: string, isThere: boolean) => (isThere ? sql.identifier(name) : sql`null`)
  const hasSlug = flattenedFields.some(({ name }) => name === 'slug')
  const [facts] = await query<StoredFacts>({ payload, transactionID })`
    select id, ${isoTime(sql`updated_at`)} as "updatedAt", ${column('slug', hasSlug)} as slug,
      ${column('_status', Boolean(versions?.drafts))} as "_status"
    from ${sql.identifier(slug.replaceAll('-', '_'))} where id = ${id}::uuid for no key update`
  return facts
}

/**
 * The adapter as it writes a version. All it executes then is the statement after which older versions are the latest no
 * more: a first version needs none, and any other is sent along with its rows.
 */
function versionWriter(adapter: PostgresAdapter, isFirst: boolean): PostgresAdapter {
  const execute: PostgresAdapter['execute'] = (args) =>
    isFirst || (args.sql && batchChange(args.db, args.sql))
      ? (Promise.resolve({ rows: [] }) as never)
      : adapter.execute(args)
  return Object.assign(Object.create(adapter) as PostgresAdapter, { execute })
}
