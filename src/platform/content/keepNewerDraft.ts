import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'

import { roleOf, type Operation } from '../access.js'
import { query } from '../database/requestDatabase.js'
import { isUuid } from '../isUuid.js'

/** By the context of a request that unpublishes: the newer drafts of its documents, by the ids of these. */
const kept = new WeakMap<object, Map<string, string>>()

/** Whether a change takes documents from the site and changes nothing else. */
export function isUnpublishing(data: object | undefined): boolean {
  const [[name, value] = [], ...others] = Object.entries(data ?? {})
  return name === '_status' && value === 'draft' && others.length === 0
}

/**
 * Before one document is unpublished: puts what visitors see of it before a newer draft. Payload would make the draft the
 * document, which learners go on reading, and would refuse it where the draft is not finished.
 */
export async function unpublishShown(operation: Operation): Promise<void> {
  const { args, operation: kind, overrideAccess, req } = operation
  if (kind !== 'update' && kind !== 'restoreVersion') return
  kept.delete(req.context)
  const { collection, data, draft, id, where } = args
  if (kind !== 'update' || draft || !isUnpublishing(data)) return
  kept.set(req.context, new Map())
  // Asked for in all languages, Payload would write over the version that was published in place of adding one.
  Object.assign(args, { unpublishAllLocales: false })
  if (!where && typeof id === 'string' && isUuid(id) && (overrideAccess || roleOf(req))) {
    await putShownFirst(req, collection.config.slug, id)
  }
}

/** The same for each of many, whose newer draft Payload would leave behind. */
export const unpublishEachShown: CollectionBeforeValidateHook<{ id: string }> = async (change) => {
  const { collection, context, data, originalDoc, req } = change
  const { slug } = collection
  if (kept.has(context) && originalDoc) {
    await putShownFirst(req, slug, originalDoc.id)
  }
  return data
}

async function putShownFirst(req: PayloadRequest, slug: string, id: string): Promise<void> {
  const [documents, versions] = tablesOf(slug)
  const [draft] = await query<{ id: string }>(req)`
    with newest as (
      select draft.id as draft, shown.id as shown
      from ${documents} as document
      join ${versions} as draft on draft.parent_id = document.id and draft.latest
      cross join lateral (
        select id from ${versions} where parent_id = document.id and version__status = 'published'
        order by updated_at desc limit 1) as shown
      where document.id = ${id}::uuid and document._status = 'published'
        and draft.version__status = 'draft'
      order by draft.updated_at desc limit 1
    ), put as (
      update ${versions} as version set latest = version.id = shown
      from newest where parent_id = ${id}::uuid and (latest or version.id = shown))
    select draft as id from newest`
  if (draft) kept.get(req.context)?.set(id, draft.id)
}

/** After it is unpublished: the newer draft is the newest version again. */
export const keepNewerDraft: CollectionAfterChangeHook<{ id: string }> = async (change) => {
  const { collection, context, doc, req } = change
  const draft = kept.get(context)?.get(doc.id)
  if (draft === undefined) return
  const [, versions] = tablesOf(collection.slug)
  await query(req)`
    update ${versions} set latest = id = ${draft}::uuid,
      updated_at = case when id <> ${draft}::uuid then updated_at else (
        select max(updated_at) + interval '1 ms' from ${versions} where parent_id = ${doc.id}::uuid) end
    where parent_id = ${doc.id}::uuid and (latest or id = ${draft}::uuid)`
}

function tablesOf(slug: string) {
  const table = slug.replaceAll('-', '_')
  return [sql.identifier(table), sql.identifier(`_${table}_v`)] as const
}
