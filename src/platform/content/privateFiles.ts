import { type CollectionConfig, type PayloadRequest, ValidationError } from 'payload'

import { anyStaff, nobody, type Operation, staff } from '../access.js'
import { computedField } from './computedField.js'

type UploadedFile = NonNullable<PayloadRequest['file']>

type PrivateFiles = Pick<CollectionConfig, 'slug' | 'labels' | 'admin'> & {
  /** Where the files are stored. */
  folder: string
  /** The media type of each ending; files of others are refused. */
  types: Readonly<Record<string, string>>
  /** What is wrong with a file of this size and ending, or undefined. */
  findFault: (file: UploadedFile) => string | undefined
}

/** As much as the front door lets staff send. */
const maxMegabytes = 20

const url = computedField({ name: 'url', from: 'filename' })

/** A collection of files that Payload gives to staff only; visitors get them by an endpoint that checks their right. */
export function privateFiles(files: PrivateFiles): CollectionConfig {
  const { slug, labels, admin, folder, types } = files
  return {
    slug,
    ...(labels && { labels }),
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'filesize', 'updatedAt'],
      ...admin,
    },
    access: {
      create: staff('editor'),
      read: anyStaff,
      readVersions: nobody,
      update: staff('editor'),
      delete: staff('editor'),
      unlock: nobody,
    },
    upload: {
      staticDir: folder,
      mimeTypes: Object.values(types),
      pasteURL: false,
      crop: false,
      focalPoint: false,
      modifyResponseHeaders: ({ headers }) => {
        headers.set('content-security-policy', "default-src 'none'; sandbox")
        return headers
      },
    },
    hooks: {
      beforeOperation: [checkFile(files), url.loadSource],
      afterOperation: [url.dropSource],
    },
    fields: [],
  }
}

/** Payload determines these itself; a value from the caller could name another file. */
const fileFacts = new Set(['filename', 'filesize', 'mimeType', 'url', 'thumbnailURL'])

/** Refuses files that are too large, of another kind or come as a URL, and ignores what callers claim about them. */
function checkFile({ slug: collection, types, findFault }: PrivateFiles) {
  return ({ args, operation, overrideAccess, req }: Operation): void => {
    if (operation !== 'create' && operation !== 'update') return
    const { file } = req
    const type = file && typeByEnding(types, file.name)
    const message = file
      ? (sizeFault(file) ?? (type ? findFault(file) : endingFault(types)))
      : addressFault(req)
    if (message) throw new ValidationError({ collection, errors: [{ path: 'file', message }] })
    // Browsers do not know the type of every ending, and Payload believes them where bytes do not tell.
    if (file && type) file.mimetype = type
    const { data } = args as { data?: object }
    if (overrideAccess || !data) return
    const own = Object.entries(data).filter(([name]) => !fileFacts.has(name))
    Object.assign(args, { data: Object.fromEntries(own) })
  }
}

/** The media type of a file by the ending of its name. */
export function typeByEnding(types: PrivateFiles['types'], name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(types, ending) ? types[ending] : undefined
}

function endingFault(types: PrivateFiles['types']): string {
  const endings = Object.keys(types).map((ending) => ending.toUpperCase())
  return endings.length > 1
    ? `Use one of these: ${endings.join(', ')}.`
    : `Use a ${endings.join()} file.`
}

function sizeFault({ size }: UploadedFile): string | undefined {
  const isSmall = size <= maxMegabytes * 1024 * 1024
  return isSmall ? undefined : `Use a file of at most ${String(maxMegabytes)} MB.`
}

/** Without a file, Payload would fetch the `url` of a new document, whatever `pasteURL` says. */
function addressFault({ data, method }: PayloadRequest): string | undefined {
  const isAddress = method === 'POST' && data !== undefined && 'url' in data
  return isAddress ? 'Send the file itself: addresses are not fetched.' : undefined
}
