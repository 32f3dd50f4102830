import type { CollectionConfig } from 'payload'

import { exportEndpoint } from './exportEndpoint.js'
import { importEndpoint } from './importEndpoint.js'
import type { Transfer } from './Transfer.js'

const panel = '/src/platform/content/transfer/admin/TransferPanel#TransferPanel'

/** Adds export and import to a collection: the endpoints, and a panel above its list. */
export function withTransfer(collection: CollectionConfig, transfer: Transfer): CollectionConfig {
  const { admin, endpoints } = collection
  return {
    ...collection,
    endpoints: [exportEndpoint(transfer), importEndpoint(transfer), ...(endpoints || [])],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        beforeListTable: [
          ...(admin?.components?.beforeListTable ?? []),
          { path: panel, clientProps: { collection: transfer.collection } },
        ],
      },
    },
  }
}
