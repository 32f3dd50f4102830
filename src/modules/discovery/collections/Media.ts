import type { CollectionConfig } from 'payload'

import { anyone, anyStaff, nobody, staff } from '../../../platform/access.js'
import { announceDeleted, announceSaved } from '../../../platform/content/announce.js'
import { translatedText } from '../../../platform/content/translated.js'

/** Images and documents, kept in `folder`. Addresses are never fetched on a caller's word (`pasteURL`). */
export function Media({ folder }: { folder: string }): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Media file', plural: 'Media' },
    admin: {
      group: 'Content',
      description: 'Images and documents used by other content. Say what each picture shows.',
    },
    access: {
      create: staff('editor'),
      read: anyone,
      update: staff('editor'),
      delete: staff('editor'),
      unlock: nobody,
      admin: anyStaff,
    },
    custom: { cache: { tags: ['media'] } },
    upload: {
      staticDir: folder,
      mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
      pasteURL: false,
      focalPoint: true,
      adminThumbnail: 'thumbnail',
      imageSizes: [{ name: 'thumbnail', width: 320, withoutEnlargement: true }],
    },
    hooks: { afterChange: [announceSaved], afterDelete: [announceDeleted] },
    fields: [
      translatedText({
        name: 'alt',
        maxLength: 300,
        admin: { description: 'What the picture shows, for people who cannot see it.' },
      }),
    ],
  }
}
