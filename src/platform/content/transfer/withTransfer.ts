import type { CollectionConfig } from 'payload'

import { exportEndpoint } from './exportEndpoint.js'
import { importEndpoint } from './importEndpoint.js'
import type { Transfer } from './Transfer.js'

const panel = '/src/platform/content/transfer/admin/TransferPanel#TransferPanel'

/** A collection whose documents go out into files and come back: by its endpoints, and by a panel above its list. */
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
