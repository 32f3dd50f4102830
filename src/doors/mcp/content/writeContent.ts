import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

import { anyStaff } from '../../../platform/access.js'
import { unknownFields } from '../../../platform/content/unknownFields.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { lockChange } from '../../../platform/payload/lockDocument.js'
import { tool } from '../../../platform/tools/tool.js'
import type { CollectionParameter } from './contentSchemas.js'
import {
  contentLocale,
  documentFields,
  documentId,
  mayDo,
  WholeDocument,
} from './contentSchemas.js'
import { asCaller, presentDocument } from './presentDocument.js'

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
    isListed: mayDo('create'),
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
    isListed: mayDo('update'),
    run: async (req, { collection: slug, id, data, locale }) => {
      refuseUnknownFields(req, slug, data)
      const changed = await change(req, {
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
    isListed: mayDo('update'),
    run: async (req, { collection: slug, id }) => {
      const data = { _status: 'published' } as never
      const published = await change(req, { ...asCaller(req), collection: slug, id, data })
      return presentDocument(req, slug, published)
    },
  })
}

type Change = Parameters<PayloadRequest['payload']['update']>[0] & { id: string }

/** Waits for others that change the document at the same time, as changes over REST do. */
function change(req: PayloadRequest, { collection, id, ...rest }: Change) {
  return transact(req, async () => {
    await lockChange(req, collection, id)
    return req.payload.update({ ...rest, collection, id } as never)
  })
}

type Data = Record<string, unknown>

/** Throws `validation_failed` for fields that the collection does not have. */
function refuseUnknownFields({ payload }: PayloadRequest, collection: CollectionSlug, data: Data) {
  const errors = unknownFields(payload.collections[collection].config.flattenedFields, data)
  if (errors.length > 0) throw new Problem(problems.validationFailed, { errors })
}
