import {
  ValidationError,
  type CollectionConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'

import { anyStaff, editedBy, type Operation } from '../access.js'
import type { FileFolder } from '../files/FileFolder.js'
import { storedFiles } from '../files/storedFiles.js'
import { lockChange } from '../payload/lockDocument.js'
import { computedField } from './computedField.js'

type PrivateFiles = Pick<CollectionConfig, 'slug' | 'labels' | 'admin'> & {
  folder: FileFolder
  /** The media type of each ending; files of others are refused. */
  types: Readonly<Record<string, string>>
  /** What is wrong with a file of this size and ending, or undefined. */
  findFault: (file: UploadedFile) => string | undefined
}

const url = computedField({ name: 'url', from: 'filename' })

/** A collection of files that Payload gives to staff only; visitors get them by an endpoint that checks their right. */
export function privateFiles(files: PrivateFiles): CollectionConfig {
  const { slug, labels, admin, folder, types } = files
  return storedFiles(folder, {
    slug,
    ...(labels && { labels }),
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'mimeType', 'updatedAt'],
      ...admin,
    },
    access: editedBy('editor', anyStaff),
    upload: {
      mimeTypes: Object.values(types),
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
  })
}

/** Refuses files that are too large, of another kind or come as a URL, and ignores what callers claim about them. */
function checkFile({ slug: collection, types, findFault }: PrivateFiles) {
  return checkUpload({
    collection,
    // As much as the front door lets staff send.
    maxMegabytes: 20,
    fileFacts: ['filename', 'filesize', 'mimeType', 'url', 'thumbnailURL'],
    findFault: (file) => {
      const type = typeByEnding(types, file.name)
      // Browsers do not know the type of every ending, and Payload believes them where bytes do not tell.
      if (type) file.mimetype = type
      return type ? findFault(file) : endingFault(types)
    },
  })
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

export type UploadedFile = NonNullable<PayloadRequest['file']>

type Rules = {
  collection: string
  maxMegabytes: number
  /** The fields that Payload derives from the file: a value from the caller could name another one. */
  fileFacts: readonly string[]
  findFault: (file: UploadedFile) => Promise<string | undefined> | string | undefined
}

/**
 * A hook that refuses files that are too large, have a fault or come as a URL, before anything decodes them, and
 * ignores what callers claim about a file.
 */
export function checkUpload({ collection, maxMegabytes, fileFacts, findFault }: Rules) {
  return async (call: Operation): Promise<void> => {
    const { args, operation, overrideAccess, req } = call
    if (operation !== 'create' && operation !== 'update') return
    if (!overrideAccess && !(await mayWrite(call, operation))) return
    const { file } = req
    const isLarge = file !== undefined && file.size > maxMegabytes * 1024 * 1024
    const tooLarge = `Use a file of at most ${String(maxMegabytes)} MB.`
    const { data } = args
    const address = operation === 'create' ? addressFault(args, req) : undefined
    const message = isLarge ? tooLarge : file ? await findFault(file) : address
    if (message) throw new ValidationError({ collection, errors: [{ path: 'file', message }] })
    await lockName({ args, collection, req })
    if (overrideAccess || !data) return
    const own = Object.entries(data).filter(([name]) => !fileFacts.includes(name))
    Object.assign(args, { data: Object.fromEntries(own) })
  }
}

/**
 * Payload asks this only after these hooks, and then refuses: strangers would have their files read, and an SVG of a
 * kilobyte held one of the four threads for 17 s (measured).
 */
async function mayWrite({ args, req }: Operation, operation: 'create' | 'update') {
  const { collection } = args as { collection: { config: SanitizedCollectionConfig } }
  return Boolean(await collection.config.access[operation]({ req }))
}

type Named = Pick<Operation, 'args' | 'req'> & Pick<Rules, 'collection'>

/**
 * Makes uploads of one name wait for each other. Payload 3.90 looks for a name that is free and writes the file before
 * its row: of two at once, one wrote over the other’s file, and was then refused.
 */
async function lockName({ args, collection, req }: Named): Promise<void> {
  const { duplicateFromID } = args
  // Without the ending and the number that Payload counts up, and in letters that its own cleaning leaves.
  const stem = req.file?.name.replace(/\.[^.]*$/, '').replace(/(?:-\d+)+$/, '')
  const name = stem?.replace(/[^\p{L}\p{N}]/gu, '').normalize('NFC') ?? duplicateFromID?.toString()
  if (name !== undefined) await lockChange(req, `files of ${collection}`, name)
}

/**
 * Without a file, Payload would fetch the `url` of a new document, whatever `pasteURL` says. It hides that from hooks, and
 * GraphQL can send no file.
 */
function addressFault(args: object, { data, method, payloadAPI }: PayloadRequest) {
  const isAddress = method === 'POST' && data !== undefined && 'url' in data
  const isBare = payloadAPI === 'GraphQL' && !('duplicateFromID' in args)
  if (isAddress) return 'Send the file itself: addresses are not fetched.'
  return isBare ? 'Send the file over REST: addresses are not fetched.' : undefined
}
