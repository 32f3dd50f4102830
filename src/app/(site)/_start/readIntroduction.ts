import { aboutSlug } from '../_frame/menuOf.js'
import { published } from '../_frame/published.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'

type Node = { type: string; text?: string; children?: Node[] }

/** The first paragraph of the page about the company as plain text, used as its introduction. */
export async function readIntroduction({ payload, locale }: Site): Promise<string | undefined> {
  const { text } = await remember(payload, {
    key: `introduction ${locale}`,
    tags: ['pages'],
    load: async () => {
      const { docs } = await payload.find({
        ...published,
        collection: 'pages',
        where: { and: [published.where, { slug: { equals: aboutSlug } }] },
        select: { body: true },
        depth: 0,
        limit: 1,
        locale,
      })
      const blocks = (docs[0]?.body?.root.children ?? []) as Node[]
      const paragraph = blocks.find(({ type }) => type === 'paragraph')
      return { text: paragraph && textOf(paragraph).trim() }
    },
  })
  return text
}

function textOf({ text, children }: Node): string {
  return text ?? (children ?? []).map(textOf).join('')
}
