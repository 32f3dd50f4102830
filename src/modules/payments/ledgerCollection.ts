import type { CollectionConfig } from 'payload'

import { staff } from '../../platform/access.js'
import { ledgerCollection as ledger } from '../../platform/content/ledgerCollection.js'

/** A collection that finance can read and nobody can write: only order events create its rows. */
export function ledgerCollection(collection: CollectionConfig): CollectionConfig {
  return ledger({ ...collection, readers: staff('finance') })
}
