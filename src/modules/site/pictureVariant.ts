import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'

import { pictureFormats, pictureWidths } from '../../platform/content/pictures.js'
import { endpoint } from '../../platform/api/endpoint.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import { integerParameter } from '../../platform/http/parameters.js'
import { type FileFolder, readFileIn } from '../../platform/files/FileFolder.js'
import { sendFile } from '../../platform/files/sendFile.js'

const raster = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])

/** On this machine also with S3: they can be made again. */
const variants = ({ name, path }: FileFolder): FileFolder => ({
  name: `${name}-variants`,
  path: `${path}-variants`,
})

/**
 * A smaller file of a picture, in one of the widths and formats that pages name. It is made once and kept: what
 * strangers can make the server do ends with as many files as there are pictures, widths and formats.
 */
export const pictureVariant = ({ folder }: { folder: FileFolder }) =>
  endpoint({
    operationId: 'media.variant',
    path: '/variants/:width/:format/:name',
    summary: 'Get a smaller file of a picture',
    contentType: 'image/*',
    unlisted: true,
    params: z.object({
      width: integerParameter(1, 10_000).refine((width) => isNamed(width)),
      format: z.enum(pictureFormats),
      name: z.string().max(200),
    }),
    problems: [problems.notFound],
    access: 'public',
    handler: async ({ req, params: { width, format, name } }) => {
      const picture = await findPicture(req, name)
      const kept = `${picture.id}-${String(Date.parse(picture.updatedAt))}-${String(width)}.${format}`
      const target = join(variants(folder).path, kept)
      try {
        await makeOnce(target, async () => {
          const source = await readFileIn(folder, picture.filename)
          if (!source) throw new Problem(problems.notFound, { detail: 'This file is gone.' })
          await make(source, target, { width, format })
        })
      } catch (err) {
        if (err instanceof Problem) throw err
        // A full disk takes no picture off the site.
        req.payload.logger.warn({ err, name, msg: 'A smaller picture was not kept' })
        return sendFile({ folder, filename: picture.filename, type: picture.mimeType })
      }
      const sent = await sendFile({
        folder: variants(folder),
        filename: kept,
        type: `image/${format}`,
      })
      sent.headers.set('cache-control', 'public, max-age=86400')
      sent.headers.delete('x-robots-tag')
      return sent
    },
  })

const isNamed = (width: number) => pictureWidths.some((each) => each === width)

async function findPicture(req: PayloadRequest, name: string) {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: name } },
    select: { filename: true, mimeType: true, updatedAt: true },
    ...{ limit: 1, depth: 0, pagination: false, overrideAccess: false, req },
  })
  const [{ filename, mimeType, ...picture } = {}] = docs as Partial<(typeof docs)[number]>[]
  if (!filename || !picture.id || !picture.updatedAt || !mimeType || !raster.has(mimeType)) {
    throw new Problem(problems.notFound, { detail: 'There is no such picture.' })
  }
  return { id: picture.id, updatedAt: picture.updatedAt, filename, mimeType }
}

const making = new Map<string, Promise<void>>()
let last: Promise<unknown> = Promise.resolve()

/** One picture is made at a time, and each only once, however many ask for it. */
async function makeOnce(target: string, make: () => Promise<void>): Promise<void> {
  if (await exists(target)) return
  const begun = making.get(target) ?? last.then(make)
  last = begun.catch(() => undefined)
  making.set(target, begun)
  await begun.finally(() => making.delete(target))
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

type Variant = { width: number; format: (typeof pictureFormats)[number] }

/** In pixels; WebP and AVIF cannot be higher. What is made of a longer picture is narrower. */
const maxHeight = 16_383

/** Under another name until it is whole. All eight of a photograph took 1.9 s of one core at this effort (2400 × 1600). */
async function make(source: Buffer, target: string, { width, format }: Variant): Promise<void> {
  await mkdir(join(target, '..'), { recursive: true })
  const part = `${target}.${String(process.pid)}.part`
  const smaller = sharp(source)
    .rotate()
    .resize({
      ...{ width, height: maxHeight, fit: 'inside', withoutEnlargement: true },
    })
  const encoded = format === 'avif' ? smaller.avif({ quality: 55, effort: 2 }) : smaller.webp()
  try {
    await encoded.toFile(part)
    await rename(part, target)
  } finally {
    await rm(part, { force: true })
  }
}

/** Removes what was made of a deleted picture. */
export const dropVariants =
  (folder: FileFolder): CollectionAfterDeleteHook =>
  async ({ id }) => {
    const { path } = variants(folder)
    const names = await readdir(path).catch(() => [])
    const own = names.filter((name) => name.startsWith(`${String(id)}-`))
    await Promise.all(own.map((name) => rm(join(path, name), { force: true })))
  }
