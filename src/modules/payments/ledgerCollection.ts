import type { CollectionConfig } from 'payload'

import { nobody, staff } from '../../platform/access.js'

type Ledger = Pick<CollectionConfig, 'slug' | 'labels' | 'admin' | 'fields'> &
  Partial<Pick<CollectionConfig, 'custom' | 'endpoints' | 'defaultSort' | 'indexes'>>

/** A collection that finance can read and nobody can write: only order events create its rows. */
export function ledgerCollection(ledger: Ledger): CollectionConfig {
  return {
    defaultSort: '-createdAt',
    ...ledger,
    access: {
      create: nobody,
      read: staff('finance'),
      readVersions: nobody,
      update: nobody,
      delete: nobody,
      unlock: nobody,
    },
    disableDuplicate: true,
    disableBulkEdit: true,
    lockDocuments: false,
  }
}
