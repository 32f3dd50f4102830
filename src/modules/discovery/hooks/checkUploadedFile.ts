import { type PayloadRequest, ValidationError } from 'payload'
import sharp from 'sharp'

import type { Operation } from '../../../platform/access.js'

const maxMegabytes = 10
/** A picture of this size takes 200 MB to decode; a PNG of a few kilobytes can hold a hundred times more. */
const maxPixels = 50_000_000

const formats = ['jpeg', 'png', 'webp', 'heif', 'svg']

/** Fields that Payload derives from the file. It drops other claims about the file, such as its name, itself. */
const fileFacts = new Set(['filesize', 'mimeType', 'width', 'height', 'thumbnailURL'])

/**
 * Refuses files that are too large, have too many pixels, are not the picture that their name says, or come as a URL,
 * before anything decodes them. Ignores what callers claim about the file.
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

/** Without a file, Payload would fetch the `url` of a new document, whatever `pasteURL` says. */
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
