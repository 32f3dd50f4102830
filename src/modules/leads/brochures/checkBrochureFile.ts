import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'

import type { Brochure } from '../../../payload-types.js'
import type { Operation } from '../../../platform/access.js'

const maxMegabytes = 20

/** Payload determines these itself; a value from the caller could name another file. */
const fileFacts = new Set(['filename', 'filesize', 'mimeType', 'url', 'thumbnailURL'])

/** Refuses files that are too large, are not a PDF or come as a URL, and ignores what callers claim about the file. */
export function checkBrochureFile({ args, operation, overrideAccess, req }: Operation): void {
  if (operation !== 'create' && operation !== 'update') return
  const message = req.file ? findFault(req.file) : addressFault(req)
  if (message) {
    throw new ValidationError({ collection: 'brochure-files', errors: [{ path: 'file', message }] })
  }
  const { data } = args as { data?: object }
  if (overrideAccess || !data) return
  const own = Object.entries(data).filter(([name]) => !fileFacts.has(name))
  Object.assign(args, { data: Object.fromEntries(own) })
}

/** Without a file, Payload would fetch the `url` of a new document, whatever `pasteURL` says. */
function addressFault({ data, method }: PayloadRequest): string | undefined {
  const isAddress = method === 'POST' && data !== undefined && 'url' in data
  return isAddress ? 'Send the file itself: addresses are not fetched.' : undefined
}

function findFault({ data, name, size }: NonNullable<PayloadRequest['file']>): string | undefined {
  if (size > maxMegabytes * 1024 * 1024) return `Use a file of at most ${String(maxMegabytes)} MB.`
  const isPdf = data.subarray(0, 5).toString('latin1') === '%PDF-'
  return isPdf && /\.pdf$/i.test(name) ? undefined : 'Use a PDF file.'
}

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
