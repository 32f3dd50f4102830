import { type PayloadRequest, ValidationError } from 'payload'
import sharp from 'sharp'

import type { Operation } from '../../../platform/access.js'

const maxMegabytes = 10
/** A picture of this many pixels takes 200 MB to decode; a few kilobytes of PNG can hold a hundred times more. */
const maxPixels = 50_000_000

const formats = ['jpeg', 'png', 'webp', 'heif', 'svg']

/** What Payload finds out from the file. Other statements about it, such as its name, Payload itself drops. */
const fileFacts = new Set(['filesize', 'mimeType', 'width', 'height', 'thumbnailURL'])

/**
 * Refuses files that are too large, too many pixels or no picture behind their name, before anything decodes
 * them, and addresses in place of a file; takes from callers no statement about the file itself.
 */
export async function checkUploadedFile({
  args,
  operation,
  overrideAccess,
  req,
}: Operation): Promise<void> {
  if (operation !== 'create' && operation !== 'update') return
  const message = req.file ? await findFault(req.file) : addressFault(req)
  if (message) {
    throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] })
  }
  const { data } = args as { data?: object }
  if (!overrideAccess && data) Object.assign(args, { data: withoutFileFacts(data) })
}

function withoutFileFacts(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !fileFacts.has(name)))
}

/** Payload would fetch the `url` of a new document that comes without a file, whatever `pasteURL` says. */
function addressFault({ data, method }: PayloadRequest): string | undefined {
  const isAddress = method === 'POST' && data !== undefined && 'url' in data
  return isAddress ? 'Send the file itself: addresses are not fetched.' : undefined
}

type UploadedFile = NonNullable<PayloadRequest['file']>

async function findFault({ data, name, size }: UploadedFile): Promise<string | undefined> {
  if (size > maxMegabytes * 1024 * 1024) return `Use a file of at most ${String(maxMegabytes)} MB.`
  const facts = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!facts) return 'This is not a picture that can be read.'
  const { format, width, height, pages = 1 } = facts
  if (!formats.includes(format)) return 'Use a PNG, JPEG, WebP, AVIF or SVG file.'
  if ((format === 'svg') !== /\.svg$/i.test(name))
    return 'The name does not fit what is in the file.'
  const most = String(maxPixels / 1_000_000)
  return width * height * pages > maxPixels ? `Use at most ${most} million pixels.` : undefined
}
