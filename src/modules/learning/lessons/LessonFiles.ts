import type { CollectionConfig } from 'payload'

import { announceDeleted, announceSaved } from '../../../platform/content/announce.js'
import type { FileFolder } from '../../../platform/files/FileFolder.js'
import { privateFiles, typeByEnding } from '../../../platform/content/privateFiles.js'

const typesByEnding: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
  zip: 'application/zip',
  csv: 'text/csv',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/** How files of these endings begin. */
const signatures: readonly [ending: RegExp, begins: RegExp][] = [
  [/\.mp4$/i, /^.{4}ftyp/s],
  [/\.webm$/i, /^.E\xdf\xa3/],
  [/\.vtt$/i, /^(?:\xef\xbb\xbf)?WEBVTT/],
  [/\.pdf$/i, /^%PDF-/],
  [/\.(?:zip|docx|xlsx|pptx)$/i, /^PK/],
]

/** The media type of a stored file. */
export function lessonFileType(filename: string): string {
  return typeByEnding(typesByEnding, filename) ?? 'application/octet-stream'
}

/** Videos, captions and downloads of lessons, stored in `folder`. Learners get them through their lessons only. */
export function LessonFiles({ folder }: { folder: FileFolder }): CollectionConfig {
  const files = privateFiles({
    slug: 'lesson-files',
    labels: { singular: 'Lesson file', plural: 'Lesson files' },
    admin: {
      group: 'Learning',
      description: 'Videos, captions and downloads. Learners can reach them only in their lessons.',
    },
    folder,
    types: typesByEnding,
    findFault: ({ data, name }) => {
      const [, begins] = signatures.find(([ending]) => ending.test(name)) ?? []
      if (!begins || begins.test(data.subarray(0, 20).toString('latin1'))) return undefined
      return 'The name does not fit what is in the file.'
    },
  })
  return {
    ...files,
    hooks: {
      ...files.hooks,
      afterChange: [...(files.hooks?.afterChange ?? []), announceSaved],
      afterDelete: [...(files.hooks?.afterDelete ?? []), announceDeleted],
    },
  }
}
