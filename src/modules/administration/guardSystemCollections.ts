import type { Access, CollectionSlug, Payload } from 'payload'

import { anyStaff, nobody, roleOf, staff } from '../../platform/access.js'
import { accessInScope } from '../../platform/credentials/scopes.js'
import { boundReads } from '../../platform/payload/boundReads.js'

/** Those who may edit can take over a lock; everyone else can only release their own. */
const changeLocks: Access = ({ req }) => {
  if (staff('editor')({ req })) return true
  return roleOf(req) !== undefined && { 'user.value': { equals: req.user?.id } }
}

const closed = { create: nobody, read: nobody, update: nobody, delete: nobody }
const unused = { unlock: nobody, readVersions: nobody }

/**
 * Restricts Payload's own collections, which by default are open to every signed-in user, and what they may be asked. Payload adds them after all
 * plugins, so their configuration is only available after startup.
 */
export function guardSystemCollections({ collections }: Pick<Payload, 'collections'>): void {
  for (const { config } of Object.values(collections)) {
    if (config.slug.startsWith('payload-')) config.hooks.beforeOperation.push(boundReads)
  }
  const restrict = (slug: CollectionSlug, access: Record<string, Access>) => {
    const { config } = collections[slug]
    Object.assign(config.access, accessInScope(slug, { ...config.access, ...unused, ...access }))
  }
  restrict('payload-locked-documents', {
    create: nobody,
    read: anyStaff,
    update: changeLocks,
    delete: changeLocks,
  })
  restrict('payload-preferences', { create: anyStaff })
  restrict('payload-migrations', closed)
  restrict('payload-kv', closed)
  restrict('payload-jobs', closed)
}
