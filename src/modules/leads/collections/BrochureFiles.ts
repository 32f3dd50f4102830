import type { CollectionConfig } from 'payload'

import type { FileFolder } from '../../../platform/files/FileFolder.js'
import { privateFiles } from '../../../platform/content/privateFiles.js'

/**
 * The files of brochures, stored in `folder`. Visitors reach them only by signed links (downloadBrochure.ts), staff
 * with their session.
 */
export function BrochureFiles({ folder }: { folder: FileFolder }): CollectionConfig {
  return privateFiles({
    slug: 'brochure-files',
    labels: { singular: 'Brochure file', plural: 'Brochure files' },
    admin: {
      group: false,
      description: 'The PDF behind a brochure. Visitors can reach it only by a signed link.',
    },
    folder,
    types: { pdf: 'application/pdf' },
    findFault: ({ data }) =>
      data.subarray(0, 5).toString('latin1') === '%PDF-' ? undefined : 'Use a PDF file.',
  })
}
