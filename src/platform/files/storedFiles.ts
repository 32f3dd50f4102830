import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ErrorDeletingFile,
  FileUploadError,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'

import type { Operation } from '../access.js'
import { afterCommit } from '../database/afterCommit.js'
import { problems } from '../http/Problem.js'
import {
  dropAside,
  type FileFolder,
  findOnDisk,
  keyOf,
  openFile,
  readFileIn,
  restoreAside,
  setAside,
} from './FileFolder.js'
import { keepUsedFile } from './keepUsedFile.js'

type Upload = Exclude<NonNullable<CollectionConfig['upload']>, boolean>
type UploadHandler = NonNullable<Upload['handlers']>[number]

/** What Payload knows of the files of a document. */
type Document = {
  filename?: string | null
  mimeType?: string | null
  sizes?:
    Record<string, { filename?: string | null; mimeType?: string | null } | undefined> | undefined
}

type Saved = { data: Document; doc: Document; previousDoc?: Document; req: PayloadRequest }

type Failed = Parameters<AfterErrorHook>[0]

type StoredFile = { filename: string; type: string }

/** The files that a document had, and which of them it still has: none where that is left out. */
type Former = { files: StoredFile[]; isUsed?: (filename: string) => boolean }

/** Addresses from callers are never fetched. The filter is asked before a request is sent: the last of three guards. */
const neverFetched: Upload = {
  pasteURL: false,
  externalFileHeaderFilter: () => {
    throw new APIError('Addresses are not fetched.', 400)
  },
}

/**
 * The collection with its files in `folder`. Payload works on the disk; with a bucket each file goes there before its
 * document is saved, is fetched from there to be cut or copied, and is served from there alone. None that is used is deleted.
 */
export function storedFiles(folder: FileFolder, collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  const upload: Upload = {
    ...(collection.upload as Upload),
    ...neverFetched,
    staticDir: folder.path,
  }
  const handlers = [serve(folder, upload)]
  const beforeDelete = [...(hooks?.beforeDelete ?? []), keepUsedFile]
  const isOnDisk = !folder.bucket
  const prepare = isOnDisk ? setReplacedAside : fetchForWork
  const settle = isOnDisk ? dropReplaced : moveSaved
  return {
    ...collection,
    upload: { ...upload, handlers },
    hooks: {
      ...hooks,
      beforeDelete: isOnDisk ? [...beforeDelete, setDeletedAside(slug, folder)] : beforeDelete,
      beforeOperation: [...(hooks?.beforeOperation ?? []), prepare(slug, folder)],
      beforeValidate: [...(hooks?.beforeValidate ?? []), noteNames],
      afterError: [...(hooks?.afterError ?? []), (failed) => explainFullDisk(folder, failed)],
      afterChange: [(saved: Saved) => settle(folder, saved), ...(hooks?.afterChange ?? [])],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        ({ doc, req }: { doc: Document; req: PayloadRequest }) =>
          isOnDisk ? undefined : removeLater(folder, req, { files: filesOf(doc) }),
      ],
    },
  }
}

/** The names under which a request is about to write its files: which others cannot have. */
const writing = new WeakMap<PayloadRequest, StoredFile[]>()

const noteNames: CollectionBeforeValidateHook = ({ data, req }) => {
  if (req.file) writing.set(req, filesOf(data))
  return data
}

const fullOrClosed = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES']

/**
 * Payload says to a full or read-only disk that the upload is at fault, and leaves there what it has written of it. It
 * says the same of a picture that it cannot read, before the names are chosen.
 */
async function explainFullDisk(folder: FileFolder, { error, req }: Failed) {
  const names = error instanceof FileUploadError ? writing.get(req) : undefined
  const { code = '' } = error as NodeJS.ErrnoException
  const isDisk = error instanceof ErrorDeletingFile || fullOrClosed.includes(code)
  if (!names && !isDisk) return undefined
  for (const { filename } of names ?? []) {
    await rm(join(folder.path, basename(filename)), { force: true }).catch(() => undefined)
  }
  const message =
    'Files cannot be stored at the moment, and nothing was changed. Whoever runs the service has to look at its disk.'
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', '60')
  const { code: unavailable, status } = problems.unavailable
  return { status, response: { errors: [{ message, code: unavailable }], code: unavailable } }
}

/** Before Payload deletes what another file is to replace; a picture that is cut is written anew, too. */
function setReplacedAside(collection: string, folder: FileFolder) {
  return async ({ args, operation, req }: Operation): Promise<void> => {
    const { id, data = {} } = args
    if (operation !== 'update' || id === undefined) return
    if (!req.file && !isCut(req, data)) return
    const files = await setFilesAside({ collection, folder, req, id: String(id) })
    const restore = async () => {
      for (const { filename } of files) await restoreAside(folder, filename)
      // What is back under a name of its own is no longer what was being written there.
      const isBack = new Set(files.map(({ filename }) => filename))
      const written = writing.get(req)?.filter(({ filename }) => !isBack.has(filename))
      if (written) writing.set(req, written)
    }
    await afterCommit(req, () => undefined, restore)
  }
}

function setDeletedAside(collection: string, folder: FileFolder): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const files = await setFilesAside({ collection, folder, req, id: String(id) })
    await removeLater(folder, req, { files })
  }
}

type Aside = { collection: string; folder: FileFolder; req: PayloadRequest; id: string }

async function setFilesAside({ collection, folder, req, id }: Aside): Promise<StoredFile[]> {
  const { docs } = await req.payload.find({
    ...{ collection: collection as 'media', where: { id: { equals: id } } },
    ...{ select: { filename: true, sizes: true }, limit: 1, depth: 0, pagination: false },
    req: isolateObjectProperty(req, ['context', 'fallbackLocale', 'locale']),
  })
  const files = filesOf(docs[0])
  for (const { filename } of files) await setAside(folder, filename)
  return files
}

async function dropReplaced(folder: FileFolder, { data, doc, previousDoc, req }: Saved) {
  // A caller may have selected other fields of the document.
  const names = new Set([...filesOf(doc), ...filesOf(data)].map(({ filename }) => filename))
  const isUsed = (filename: string) => !data.filename || names.has(filename)
  await removeLater(folder, req, { files: filesOf(previousDoc), isUsed })
}

async function moveSaved(folder: FileFolder, { data, doc, previousDoc, req }: Saved) {
  const copies = working.get(req)
  if (!copies) return
  working.delete(req)
  // A caller may have selected other fields of the document.
  const files = [...filesOf(doc), ...filesOf(data)]
  for (const file of files) await moveFile(folder, file)
  for (const copy of copies) await rm(copy, { force: true })
  const names = new Set(files.map(({ filename }) => filename))
  const replaced = filesOf({
    filename: data.filename && previousDoc?.filename,
    sizes: data.sizes && previousDoc?.sizes,
  })
  const gone = replaced.filter(({ filename }) => !names.has(filename))
  await removeLater(folder, req, { files: gone })
}

async function removeLater(
  folder: FileFolder,
  req: PayloadRequest,
  { files, isUsed = () => false }: Former,
): Promise<void> {
  const remove = (filename: string) =>
    folder.bucket
      ? folder.bucket.remove(keyOf(folder, filename))
      : dropAside(folder, { filename, isUsed: isUsed(filename) })
  await afterCommit(req, () => {
    for (const { filename } of files) {
      remove(filename).catch((err: unknown) => {
        req.payload.logger.error({ err, filename, msg: 'A file is left behind' })
      })
    }
  })
}

/** Moves what Payload has written into the bucket; other files are there already. */
async function moveFile(folder: FileFolder, { filename, type }: StoredFile): Promise<void> {
  const path = join(folder.path, basename(filename))
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return
  await folder.bucket?.put(keyOf(folder, filename), bytes, type)
  await rm(path, { force: true })
}

/** Answers with the file in the bucket. From the disk Payload serves it, but answers 500 for one that is missing. */
function serve(folder: FileFolder, { modifyResponseHeaders }: Upload): UploadHandler {
  const answer = async (req: PayloadRequest, { params }: { params: { filename: string } }) => {
    const { bucket } = folder
    const { filename } = params
    if (!bucket && basename(filename) === filename && (await findOnDisk(folder, filename)))
      return undefined
    const file = bucket && (await openFile(folder, filename, req.headers.get('range')))
    if (!file) return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
    const headers = new Headers({
      'content-type': file.type ?? 'application/octet-stream',
      'content-length': file.length,
      'accept-ranges': 'bytes',
      ...(file.contentRange && { 'content-range': file.contentRange }),
    })
    modifyResponseHeaders?.({ headers })
    return new Response(file.body, { status: file.contentRange ? 206 : 200, headers })
  }
  return answer as UploadHandler
}

function filesOf(doc: Document | undefined): StoredFile[] {
  return [doc, ...Object.values(doc?.sizes ?? {})].flatMap((file) =>
    file?.filename
      ? [{ filename: file.filename, type: file.mimeType ?? 'application/octet-stream' }]
      : [],
  )
}

/**
 * The requests for which Payload writes files, with the copies that were fetched for it. What a failed write has left
 * on the disk must not be taken for the file of another document.
 */
const working = new WeakMap<PayloadRequest, string[]>()

/** Payload cuts a picture, and copies a document, with the file on the disk. */
function fetchForWork(collection: string, folder: FileFolder) {
  return async ({ args, operation, req }: Operation): Promise<void> => {
    if (operation !== 'create' && operation !== 'update') return
    const { id, data = {}, duplicateFromID } = args
    const source = duplicateFromID ?? (isCut(req, data) && !req.file ? id : undefined)
    if (source === undefined && !req.file) return
    working.set(req, [])
    if (source === undefined) return
    const { docs } = await req.payload.find({
      ...{ collection: collection as 'media', where: { id: { equals: source } }, req },
      ...{ select: { filename: true }, limit: 1, depth: 0, pagination: false },
    })
    const filename = docs[0]?.filename
    const bytes = filename ? await readFileIn(folder, filename) : undefined
    if (!filename || !bytes) return
    const copy = join(folder.path, basename(filename))
    await mkdir(folder.path, { recursive: true })
    await writeFile(copy, bytes)
    working.set(req, [copy])
  }
}

function isCut({ query }: PayloadRequest, data: object): boolean {
  return 'uploadEdits' in query || 'focalX' in data || 'focalY' in data
}
