import { z } from 'zod'

import { anyStaff } from '../../../platform/access.js'
import { tool } from '../../../platform/tools/Tool.js'
import { asCaller } from './asCaller.js'
import {
  type CollectionParameter,
  contentLocale,
  documentFields,
  documentId,
  WholeDocument,
} from './contentSchemas.js'
import { presentDocument } from './presentDocument.js'

/** The tools that write: make a draft, change one, publish it. */
export function writeContent(collection: CollectionParameter) {
  return [createDraft(collection), updateDraft(collection), publish(collection)]
}

function createDraft(collection: CollectionParameter) {
  return tool({
    name: 'create_draft',
    description: 'Make a document as a draft, which visitors do not see until it is published.',
    input: z.strictObject({ collection, data: documentFields, locale: contentLocale }),
    output: WholeDocument,
    access: anyStaff,
    run: async (req, { collection: slug, data, locale }) => {
      const made = await req.payload.create({
        ...asCaller(req, locale),
        collection: slug,
        data: { ...data, _status: 'draft' } as never,
        draft: true,
      })
      return presentDocument(req, slug, made)
    },
  })
}

function updateDraft(collection: CollectionParameter) {
  return tool({
    name: 'update_draft',
    description: 'Change a document in a draft; what is published stays as it is.',
    input: z.strictObject({
      collection,
      id: documentId,
      data: documentFields,
      locale: contentLocale,
    }),
    output: WholeDocument,
    access: anyStaff,
    run: async (req, { collection: slug, id, data, locale }) => {
      const changed = await req.payload.update({
        ...asCaller(req, locale),
        collection: slug,
        id,
        data: { ...data, _status: 'draft' } as never,
        draft: true,
      })
      return presentDocument(req, slug, changed)
    },
  })
}

function publish(collection: CollectionParameter) {
  return tool({
    name: 'publish',
    description: 'Publish the newest draft of a document: visitors see it at once.',
    input: z.strictObject({ collection, id: documentId }),
    output: WholeDocument,
    access: anyStaff,
    run: async (req, { collection: slug, id }) => {
      const data = { _status: 'published' } as never
      const published = await req.payload.update({ ...asCaller(req), collection: slug, id, data })
      return presentDocument(req, slug, published)
    },
  })
}
