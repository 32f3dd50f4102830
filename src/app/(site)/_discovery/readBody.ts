import { createLocalReq } from 'payload'

import { bodyAsMarkdown } from '../../../platform/content/bodyAsMarkdown.js'
import { published } from '../_frame/published.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'
import type { Folder } from './readDocuments.js'

/** The text of a published document as Markdown; empty if it has none. */
export async function readBody(
  { payload, locale }: Pick<Site, 'payload' | 'locale'>,
  folder: Folder,
  slug: string,
): Promise<string> {
  const { markdown } = await remember(payload, {
    key: `markdown ${folder} ${slug} ${locale}`,
    tags: ['courses', 'pages', 'policies'],
    load: async () => {
      const { docs } = await payload.find({
        ...published,
        collection: folder,
        where: { and: [published.where, { slug: { equals: slug } }] },
        locale,
        limit: 1,
        depth: 0,
      })
      const req = await createLocalReq({ locale }, payload)
      return { markdown: await bodyAsMarkdown(req, docs[0]?.body) }
    },
    isKept: ({ markdown: text }) => text !== '',
  })
  return markdown
}
