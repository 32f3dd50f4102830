import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Payload } from 'payload'

import { contentFolder } from './content/contentFolder.js'
import { exists, localesOf } from './seedContent.js'
import { sampleBrochures } from './content/brochures/sampleBrochures.js'

/** The sample brochures with their files. */
export async function seedBrochures(payload: Payload): Promise<void> {
  for (const { file, translations, ...words } of sampleBrochures) {
    if (await exists(payload, 'brochures', { slug: words.slug })) continue
    const id = await seedFile(payload, file)
    const brochure = await payload.create({
      collection: 'brochures',
      data: { ...words, file: id },
    })
    for (const [locale, data] of localesOf(translations)) {
      await payload.update({ collection: 'brochures', id: brochure.id, locale, data })
    }
  }
}

async function seedFile(payload: Payload, name: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'brochure-files',
    where: { filename: { equals: name } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  if (docs[0]) return docs[0].id
  const data = await readFile(join(contentFolder, 'brochures', name))
  const { id } = await payload.create({
    collection: 'brochure-files',
    data: {},
    file: { data, name, mimetype: 'application/pdf', size: data.byteLength },
  })
  return id
}
