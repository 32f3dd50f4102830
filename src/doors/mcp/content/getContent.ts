import { z } from 'zod'

import { anyStaff } from '../../../platform/access.js'
import { tool } from '../../../platform/tools/Tool.js'
import { asCaller } from './asCaller.js'
import {
  type CollectionParameter,
  contentLocale,
  documentId,
  WholeDocument,
} from './contentSchemas.js'
import { presentDocument } from './presentDocument.js'

/** The tool that reads a document as it stands in the admin. */
export function getContent(collection: CollectionParameter) {
  return tool({
    name: 'get_content',
    description: 'Read one document as it stands in the admin, its newest draft included.',
    input: z.strictObject({ collection, id: documentId, locale: contentLocale }),
    output: WholeDocument,
    access: anyStaff,
    isReadOnly: true,
    run: async (req, { collection: slug, id, locale }) => {
      const asked = { ...asCaller(req, locale), collection: slug, id, draft: true }
      return presentDocument(req, slug, await req.payload.findByID(asked))
    },
  })
}
