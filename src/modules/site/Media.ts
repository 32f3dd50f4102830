import type { CollectionConfig, UploadConfig } from 'payload'
import sharp, { type Metadata } from 'sharp'

import { anyone, anyStaff, editedBy, previewForStaffOnly } from '../../platform/access.js'
import { announceDeleted, announceSaved } from '../../platform/content/announce.js'
import { checkUpload, type UploadedFile } from '../../platform/content/privateFiles.js'
import { computedField } from '../../platform/content/computedField.js'
import { inDefaultLanguage } from '../../platform/content/inDefaultLanguage.js'
import { translatedText } from '../../platform/content/translated.js'
import type { FileFolder } from '../../platform/files/FileFolder.js'
import { storedFiles } from '../../platform/files/storedFiles.js'
import { dropVariants, pictureVariant } from './pictureVariant.js'

/** A picture of this size takes 200 MB to decode; a PNG of a few kilobytes can hold a hundred times more. */
const maxPixels = 50_000_000

const formats = ['jpeg', 'png', 'webp', 'heif', 'svg']

/** Also refuses pictures that have too many pixels, or are not what their name says. */
const checkPicture = checkUpload({
  collection: 'media',
  maxMegabytes: 10,
  // The name stays: Payload finds the file by it when staff crop a picture.
  fileFacts: ['filesize', 'mimeType', 'width', 'height', 'thumbnailURL'],
  findFault,
})

async function findFault(file: UploadedFile): Promise<string | undefined> {
  const { data, name } = file
  const facts = isZipped(data)
    ? undefined
    : await sharp(data, { limitInputPixels: false })
        .metadata()
        .catch(() => undefined)
  if (!facts) return unreadable
  const { format, width, height, pages = 1 } = facts
  if (!formats.includes(format)) return 'Use a PNG, JPEG, WebP, AVIF or SVG file.'
  if ((format === 'svg') !== /\.svg$/i.test(name))
    return 'The name does not fit what is in the file.'
  const most = String(maxPixels / 1_000_000)
  if (width * height * pages > maxPixels) return `Use at most ${most} million pixels.`
  if (!namesPlace(facts)) return undefined
  const anew = await withoutMetadata(data, format).catch(() => undefined)
  if (anew) Object.assign(file, { data: anew, size: anew.byteLength })
  return anew ? undefined : unreadable
}

const unreadable = 'This is not a picture that can be read.'

/** What begins the entry of a place in EXIF, in either order of bytes, and what XMP calls it. */
const placeMarks = [
  Buffer.from([0x25, 0x88, 4, 0]),
  Buffer.from([0x88, 0x25, 0, 4]),
  Buffer.from('GPSLatitude'),
]

/** Whether a picture says where it was taken, as those of phones do. */
const namesPlace = ({ exif, xmp }: Metadata) =>
  [exif, xmp].some((block) => placeMarks.some((mark) => block?.includes(mark)))

/** The picture written anew, upright and without what the camera added: anybody may fetch the file as it is stored. */
const withoutMetadata = (data: Buffer, format: Metadata['format']) =>
  sharp(data, { animated: true })
    .autoOrient()
    .keepIccProfile()
    // A quality would take colours from a PNG.
    .toFormat(
      format === 'heif' ? 'avif' : format,
      format === 'png' ? {} : { quality: 90, effort: 2 },
    )
    .toBuffer()

/** An SVG in gzip, which browsers do not show; reading one of 4 KB took 1.3 GB (measured). */
const isZipped = (data: Buffer) => data[0] === 0x1f && data[1] === 0x8b

/** A file opened directly must not do anything: an SVG could otherwise run scripts with the rights of this site. */
const fileSecurityPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

const uploadRules: UploadConfig = {
  mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
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
  beforeOperation: [previewForStaffOnly, checkPicture, url.loadSource, thumbnail.loadSource],
  afterOperation: [url.dropSource, thumbnail.dropSource],
  afterChange: [announceSaved],
}

export function Media({ folder }: { folder: FileFolder }): CollectionConfig {
  return storedFiles(folder, {
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
    upload: uploadRules,
    endpoints: [pictureVariant({ folder })],
    hooks: { ...hooks, afterDelete: [announceDeleted, dropVariants(folder)] },
    fields: inDefaultLanguage([
      translatedText(
        'alt',
        'What the picture shows, in one sentence, for people who cannot see it.',
        { maxLength: 300, label: 'Description' },
      ),
    ]),
  })
}
