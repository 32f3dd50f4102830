import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { Payload } from 'payload'

import { contentFolder } from './content/contentFolder.js'

/** Creates the media document of a sample image if it is missing; returns its id. */
export async function seedImage(payload: Payload, file: string, alt: string): Promise<string> {
  const name = file.replaceAll('/', '-')
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: name } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  if (docs[0]) return docs[0].id
  const data = await readFile(join(contentFolder, 'images', file))
  const { id } = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name: basename(name), mimetype: 'image/svg+xml', size: data.byteLength },
  })
  return id
}
