import { z } from 'zod'

import type { CollectionSlug } from 'payload'

import { bodyAsMarkdown } from '../../platform/content/bodyAsMarkdown.js'
import { currentSlug } from '../../platform/content/currentSlug.js'
import { Problem } from '../../platform/http/Problem.js'
import { problems } from '../../platform/http/problems.js'
import { platformOf } from '../../platform/platform.js'
import { requestLocale } from '../../platform/requestLocale.js'
import { slug, text } from '../../platform/text.js'
import type { Tool } from '../../platform/tools/Tool.js'

/** The collections whose documents are pages of the site; each is found below the path of its name. */
const pageTypes = { page: 'pages', policy: 'policies', course: 'courses' } as const

const Input = z.strictObject({
  slug: slug.describe('The last part of its address'),
  type: z.enum(['page', 'policy', 'course']).default('page'),
  locale: text(12).optional(),
})

const Output = z.object({
  slug: z.string(),
  type: Input.shape.type,
  title: z.string(),
  summary: z.string().nullable(),
  url: z.url(),
  updatedAt: z.string(),
  markdown: z.string(),
})

type Found = { id: string; slug: string; title: string; summary?: string; updatedAt: string }

/** The text of one published page, found by its present or an old slug. */
export const getPage: Tool<typeof Input, typeof Output> = {
  name: 'get_page',
  description:
    'Read one published page, policy or course as Markdown, by the slug that stands last in its address.',
  input: Input,
  output: Output,
  access: 'public',
  isReadOnly: true,
  run: async (req, { slug: asked, type, locale }) => {
    const collection = pageTypes[type]
    const found =
      (await find({ collection, slug: asked })) ??
      (await find({ collection, slug: await currentSlug(req, collection, asked) }))
    if (!found) throw new Problem(problems.notFound, { detail: `There is no such ${type}.` })
    const { slug: present, title, summary = null, updatedAt, body } = found
    const url = `${platformOf(req.payload).serverUrl}/${collection}/${present}`
    const markdown = await bodyAsMarkdown(req, body)
    return { slug: present, type, title, summary, url, updatedAt, markdown }

    async function find(at: { collection: CollectionSlug; slug: string | undefined }) {
      if (at.slug === undefined) return undefined
      const { docs } = await req.payload.find({
        collection: at.collection,
        where: { and: [{ slug: { equals: at.slug } }, { _status: { equals: 'published' } }] },
        locale: requestLocale(req, locale),
        limit: 1,
        depth: 0,
        pagination: false,
        overrideAccess: false,
        // Whoever asks, what is given is what visitors see.
        user: null,
      })
      return docs[0] as unknown as (Found & { body?: unknown }) | undefined
    }
  },
}
