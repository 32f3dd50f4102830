import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'

import { APIError, type CollectionConfig, type PayloadRequest } from 'payload'

import type { Operation } from '../access.js'
import { afterCommit } from '../database/afterCommit.js'
import { type FileFolder, keyOf, openFile, readFileIn } from './FileFolder.js'
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

type StoredFile = { filename: string; type: string }

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
  const kept = { ...collection, hooks: { ...hooks, beforeDelete } }
  if (!folder.bucket) return { ...kept, upload: { ...upload, handlers } }
  return {
    ...kept,
    upload: { ...upload, handlers },
    hooks: {
      ...kept.hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), fetchForWork(slug, folder)],
      afterChange: [(saved: Saved) => moveSaved(folder, saved), ...(hooks?.afterChange ?? [])],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        ({ doc, req }: { doc: Document; req: PayloadRequest }) =>
          removeLater(folder, req, filesOf(doc)),
      ],
    },
  }
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
  await removeLater(folder, req, gone)
}

async function removeLater(folder: FileFolder, req: PayloadRequest, files: StoredFile[]) {
  await afterCommit(req, () => {
    for (const { filename } of files) {
      folder.bucket?.remove(keyOf(folder, filename)).catch((err: unknown) => {
        req.payload.logger.error({ err, filename, msg: 'A file is left in S3' })
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
    if (!bucket && (await isFileBelow(folder.path, params.filename))) return undefined
    const file = bucket && (await openFile(folder, params.filename, req.headers.get('range')))
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

async function isFileBelow(folder: string, name: string): Promise<boolean> {
  const path = resolve(folder, name)
  const found = path.startsWith(resolve(folder) + sep)
    ? await stat(path).catch(() => undefined)
    : undefined
  return found?.isFile() ?? false
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
    const { id, data = {}, duplicateFromID } = args as Work
    const isCut = 'uploadEdits' in req.query || 'focalX' in data || 'focalY' in data
    const source = duplicateFromID ?? (isCut && !req.file ? id : undefined)
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

type Work = {
  id?: string
  duplicateFromID?: string
  data?: object
}
