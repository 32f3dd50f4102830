import type { CollectionConfig } from 'payload'

import { anyStaff, nobody, staff } from '../../../platform/access.js'
import { computedField } from '../../../platform/content/computedField.js'
import { checkBrochureFile } from '../brochures/checkBrochureFile.js'

const url = computedField({ name: 'url', from: 'filename' })

/**
 * The files of brochures, stored in `folder`. Visitors reach them only by signed links (downloadBrochure.ts), staff
 * with their session.
 */
export function BrochureFiles({ folder }: { folder: string }): CollectionConfig {
  return {
    slug: 'brochure-files',
    labels: { singular: 'Brochure file', plural: 'Brochure files' },
    admin: {
      group: false,
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'filesize', 'updatedAt'],
      description: 'The PDF behind a brochure. Visitors can reach it only by a signed link.',
    },
    access: {
      create: staff('editor'),
      read: anyStaff,
      readVersions: nobody,
      update: staff('editor'),
      delete: staff('editor'),
      unlock: nobody,
    },
    upload: {
      staticDir: folder,
      mimeTypes: ['application/pdf'],
      pasteURL: false,
      crop: false,
      focalPoint: false,
      modifyResponseHeaders: ({ headers }) => {
        headers.set('content-security-policy', "default-src 'none'; sandbox")
        return headers
      },
    },
    hooks: {
      beforeOperation: [checkBrochureFile, url.loadSource],
      afterOperation: [url.dropSource],
    },
    fields: [],
  }
}
