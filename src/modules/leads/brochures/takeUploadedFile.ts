import type { CollectionBeforeValidateHook } from 'payload'

import type { Brochure } from '../../../payload-types.js'

/** Lets a script send a brochure and its file in one multipart request: the file becomes its own document. */
export const takeUploadedFile: CollectionBeforeValidateHook<Brochure> = async ({ data, req }) => {
  const { file } = req
  if (!file) return data
  const { id } = await req.payload.create({
    collection: 'brochure-files',
    data: {},
    file,
    depth: 0,
    overrideAccess: false,
    req,
  })
  delete req.file
  return { ...data, file: id }
}
