import { APIError, type CollectionConfig, type UploadConfig } from 'payload'

import { anyone, anyStaff, nobody, previewForStaffOnly, staff } from '../../../platform/access.js'
import { announceDeleted, announceSaved } from '../../../platform/content/announce.js'
import { computedField } from '../../../platform/content/computedField.js'
import { inDefaultLanguage } from '../../../platform/content/inDefaultLanguage.js'
import { translatedText } from '../../../platform/content/translated.js'
import { checkUploadedFile } from '../hooks/checkUploadedFile.js'

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
    access: {
      create: staff('editor'),
      read: anyone,
      update: staff('editor'),
      delete: staff('editor'),
      readVersions: nobody,
      unlock: nobody,
      admin: anyStaff,
    },
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
