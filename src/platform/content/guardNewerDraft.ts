import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  getLatestCollectionVersion,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'

import type { Operation } from '../access.js'
import { changedColumns } from '../database/changedColumns.js'
import { query } from '../database/requestDatabase.js'
import { isUnpublishing } from './keepNewerDraft.js'
import { Problem } from '../http/Problem.js'
import { isRecord } from '../isRecord.js'

const newerDraft = {
  code: 'newer_draft',
  status: 409,
  title: 'There is a newer draft',
  detail:
    'There is a newer draft of this document. Send `draft=true` to add the change to it; with `_status`, too, as ' +
    '`published`, both are published.',
}

/** The contexts of requests whose change says nothing of newer drafts. */
const silent = new WeakSet()

/**
 * Notes, before a change, whether it says what becomes of a newer draft: `draft`, or of one document `_status`; that
 * documents are unpublished, and no more, leaves it. Payload hands neither to the hooks of a document.
 */
export function noteStatus({ args, operation, req }: Operation): void {
  if (operation !== 'update' && operation !== 'restoreVersion') return
  const { data, draft, where } = args
  const isSaid = where ? isUnpublishing(data) : data?.['_status'] !== undefined
  if (operation === 'update' && !draft && !isSaid) silent.add(req.context)
  else silent.delete(req.context)
}

/**
 * Refuses a change that does not say what becomes of a newer draft. Payload would add it to the draft and make that the
 * document, which visitors lose; of many documents it would write what is published over the draft. A draft without a
 * change, which Payload leaves behind where one language is published, stays no draft.
 */
export const guardNewerDraft: CollectionBeforeValidateHook<{ id: string }> = async (change) => {
  const { collection, context, data, operation, originalDoc, req } = change
  if (operation !== 'update' || !originalDoc || !silent.has(context)) return data
  const { id } = originalDoc
  const table = collection.slug.replaceAll('-', '_')
  const drafts = await query(req)`
    select newest.id from ${sql.identifier(table)} as shown
    join ${sql.identifier(`_${table}_v`)} as newest on newest.parent_id = shown.id and newest.latest
    where shown.id = ${id}::uuid and shown._status = 'published'
      and newest.version__status = 'draft'`
  if (drafts.length === 0) return data
  if (!(await isUnchanged(req, collection, id))) throw new Problem(newerDraft)
  return { ...data, _status: 'published' }
}

const ofEverySave: ReadonlySet<string> = new Set(['_status', 'createdAt', 'updatedAt'])

/** Whether the newest version says in all languages what visitors see. */
async function isUnchanged(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: string,
): Promise<boolean> {
  const { payload } = req
  const query = { collection: collection.slug, locale: 'all', req, where: { id: { equals: id } } }
  const shown = await payload.db.findOne(query)
  const newest: unknown = await getLatestCollectionVersion({
    ...{ id, config: collection, payload, query, req },
  })
  if (!shown || !isRecord(newest)) return false
  const changed = changedColumns(collection.flattenedFields, newest, shown)
  return changed ? Object.keys(changed).every((name) => ofEverySave.has(name)) : false
}
