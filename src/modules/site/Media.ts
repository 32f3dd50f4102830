import type { CollectionConfig, PayloadRequest, UploadConfig } from 'payload'
import { APIError, ValidationError } from 'payload'
import sharp from 'sharp'

import type { Operation } from '../../platform/access.js'
import { anyone, anyStaff, editedBy, previewForStaffOnly } from '../../platform/access.js'
import { announceDeleted, announceSaved } from '../../platform/content/announce.js'
import { computedField } from '../../platform/content/computedField.js'
import { inDefaultLanguage } from '../../platform/content/inDefaultLanguage.js'
import { translatedText } from '../../platform/content/translated.js'

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
async function checkUploadedFile({
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

/** A file opened directly must not do anything: an SVG could otherwise run scripts with the rights of this site. */
const fileSecurityPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

const uploadRules: UploadConfig = {
  mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
  pasteURL: false,
  // Checked before anything is fetched from elsewhere: the last of three guards against server-side requests.
  externalFileHeaderFilter: () => {
    throw new APIError('Addresses are not fetched.', 400)
  },
  focalPoint: true,
  adminThumbnail: 'thumbnail',
  imageSizes: [{ name: 'thumbnail', width: 320, withoutEnlargement: true }],
  modifyResponseHeaders: ({ headers }) => {
    headers.set('content-security-policy', fileSecurityPolicy)
    return headers
  },
}

const url = computedField({ name: 'url', from: 'filename' })
const thumbnail = computedField({ name: 'thumbnailURL', from: 'sizes' })

const hooks: CollectionConfig['hooks'] = {
  beforeOperation: [previewForStaffOnly, checkUploadedFile, url.loadSource, thumbnail.loadSource],
  afterOperation: [url.dropSource, thumbnail.dropSource],
  afterChange: [announceSaved],
  afterDelete: [announceDeleted],
}

/** Pictures, stored in `folder`. URLs from callers are never fetched (`pasteURL`). */
export function Media({ folder }: { folder: string }): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: {
      group: 'Content',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      listSearchableFields: ['filename', 'alt'],
      description: 'Pictures used by other content. Say what each one shows.',
    },
    access: { ...editedBy('editor', anyone), admin: anyStaff },
    custom: { cache: { tags: ['media'] }, audit: 'words' },
    upload: { staticDir: folder, ...uploadRules },
    hooks,
    fields: inDefaultLanguage([
      {
        ...translatedText({
          name: 'alt',
          maxLength: 300,
          admin: {
            description: 'What the picture shows, in one sentence, for people who cannot see it.',
          },
        }),
        label: 'Description',
      },
    ]),
  }
}
