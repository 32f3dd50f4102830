import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'

import { queryAny } from '../database/requestDatabase.js'
import { isUuid } from '../isUuid.js'

const path = '/versions/:id'

/**
 * Restores a version as Payload does, but a draft of a document that visitors see as its newer draft: Payload would make
 * it the document, which visitors lose, and its admin offers no other way for a draft.
 */
export const restoreDraft = (slug: string): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    if (await isDraftOfShown(req, slug)) Object.assign(req.query, { draft: 'true' })
    const { endpoints } = req.payload.collections[slug as CollectionSlug].config
    const own = (endpoints || []).findLast((one) => one.path === path && one.method === 'post')
    return (own as Endpoint).handler(req)
  },
})

function isDraftOfShown(req: PayloadRequest, slug: string) {
  const id = req.routeParams?.['id']
  if (typeof id !== 'string' || !isUuid(id)) return false
  const table = slug.replaceAll('-', '_')
  return queryAny(req)`
    select from ${sql.identifier(`_${table}_v`)} as version
    join ${sql.identifier(table)} as shown on shown.id = version.parent_id
    where version.id = ${id}::uuid and version.version__status = 'draft'
      and shown._status = 'published'`
}
