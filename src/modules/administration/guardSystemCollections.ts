import type { Access, CollectionSlug, Payload } from 'payload'

import { anyStaff, nobody, roleOf, staff } from '../../platform/access.js'

/** Taking over a lock is for those who may edit; everyone else lets go of his own. */
const changeLocks: Access = ({ req }) => {
  if (staff('editor')({ req })) return true
  return roleOf(req) !== undefined && { 'user.value': { equals: req.user?.id } }
}

const closed = { create: nobody, read: nobody, update: nobody, delete: nobody }
const unused = { unlock: nobody, readVersions: nobody }

/**
 * States the access of Payload's own collections, which by default are open to whoever is signed in anywhere.
 * Payload adds them after all plugins, so their configuration can only be reached once it has started.
 */
export function guardSystemCollections({ collections }: Pick<Payload, 'collections'>): void {
  const restrict = (slug: CollectionSlug, access: Record<string, Access>) => {
    Object.assign(collections[slug].config.access, unused, access)
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
