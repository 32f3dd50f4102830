import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { CreateVersionArgs } from 'payload'

import { batchChange } from './batchWrites.js'

type Document = { id: string; updatedAt: string } & Record<string, unknown>

/** What each request has stored last, whole, by collection and id, until somebody takes it. */
const stored = new WeakMap<object, Map<string, Document>>()

function keep(req: object | undefined, collection: string, document: unknown): void {
  const { id, updatedAt } = (document ?? {}) as Partial<Document>
  if (!req || typeof id !== 'string' || typeof updatedAt !== 'string') return
  const documents = stored.get(req) ?? new Map<string, Document>()
  stored.set(req, documents.set(`${collection} ${id}`, document as Document))
}

/** The document that this request has stored last, and forgets now; undefined where it stored none. */
export function takeStored(req: object, collection: string, id: unknown): Document | undefined {
  const documents = stored.get(req)
  const key = `${collection} ${String(id)}`
  const document = documents?.get(key)
  documents?.delete(key)
  return document
}

/**
 * Payload reads a document back when it has stored it, stores that as a version, and reads the version back: the same
 * document by the longest statement of the save. The version is answered from the document here, which a draft, stored
 * as a version alone, is not. Can go when `saveVersion` asks for nothing back.
 */
export function keepStored(adapter: PostgresAdapter): void {
  const { create, createVersion, updateOne } = adapter
  const created = new WeakSet<object>()
  adapter.create = async (args) => {
    const document: unknown = await create.call(adapter, args)
    if (hasVersions(adapter, args)) keep(args.req, args.collection, document)
    if (document) created.add(document)
    return document as never
  }
  adapter.updateOne = async (args) => {
    const document: unknown = await updateOne.call(adapter, args)
    if (hasVersions(adapter, args)) keep(args.req, args.collection, document)
    return document as never
  }
  adapter.createVersion = (async (args: CreateVersionArgs) => {
    const { collectionSlug, createdAt, parent, req, returning, select, updatedAt } = args
    const document = stored.get(req ?? {})?.get(`${collectionSlug} ${String(parent)}`)
    const { updatedAt: storedAt } = args.versionData as Partial<Document>
    const isFirst = document !== undefined && created.delete(document)
    const writer = versionWriter(adapter, isFirst)
    if (returning === false || select || !document || document.updatedAt !== storedAt)
      return createVersion.call(writer, args)
    await createVersion.call(writer, { ...args, returning: false })
    const version = { ...document, id: undefined }
    return { parent, version, createdAt, updatedAt, latest: true }
  }) as typeof createVersion
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

type Collections = Record<string, { config: { versions?: unknown } } | undefined>

function hasVersions(
  { payload }: PostgresAdapter,
  { collection, select }: { collection: string; select?: object | undefined },
): boolean {
  return !select && Boolean((payload.collections as Collections)[collection]?.config.versions)
}
