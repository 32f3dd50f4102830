import type { Access, CollectionConfig } from 'payload'

import { closedExcept } from '../access.js'

type Ledger = Omit<CollectionConfig, 'access'> & { readers: Access }

/** A collection of records that the service alone writes: staff read them, and nobody changes or deletes one. */
export function ledgerCollection({ readers, ...ledger }: Ledger): CollectionConfig {
  return {
    defaultSort: '-createdAt',
    ...ledger,
    access: closedExcept({ read: readers }),
    disableDuplicate: true,
    disableBulkEdit: true,
    lockDocuments: false,
  }
}
