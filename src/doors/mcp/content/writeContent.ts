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
import { refuseUnknownFields } from './refuseUnknownFields.js'

/** The tools that write: create a draft, change one, publish it. */
export function writeContent(collection: CollectionParameter) {
  return [createDraft(collection), updateDraft(collection), publish(collection)]
}

function createDraft(collection: CollectionParameter) {
  return tool({
    name: 'create_draft',
    description: 'Create a document as a draft. Visitors do not see it until it is published.',
    input: z.strictObject({ collection, data: documentFields, locale: contentLocale }),
    output: WholeDocument,
    access: anyStaff,
    run: async (req, { collection: slug, data, locale }) => {
      refuseUnknownFields(req, slug, data)
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
    description: 'Change the draft of a document. What is published stays as it is.',
    input: z.strictObject({
      collection,
      id: documentId,
      data: documentFields,
      locale: contentLocale,
    }),
    output: WholeDocument,
    access: anyStaff,
    run: async (req, { collection: slug, id, data, locale }) => {
      refuseUnknownFields(req, slug, data)
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
    description: 'Publish the newest draft of a document. Visitors see it at once.',
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
