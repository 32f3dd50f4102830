import { createLocalReq } from 'payload'

import { contentAsMarkdown } from '../../../platform/content/contentAsMarkdown.js'
import { linkedTags } from '../../../platform/content/announce.js'
import { startSlug } from '../../../platform/content/linkFields.js'
import type { Site } from '../Site.js'
import { missingPage } from '../_frame/faultPages.js'
import { published } from '../_frame/published.js'
import type { Found } from '../_frame/readDocument.js'
import { remember } from '../_frame/remember.js'
import { movedTo, servePage } from '../_frame/servePage.js'
import type { Folder } from './readDocuments.js'
import { textAnswer } from './textAnswer.js'

/** A document as plain text: its head and its body. */
export type MarkdownVariant = {
  title: string
  summary?: string | null | undefined
  /** Names and values, one per line. */
  facts?: readonly (readonly [name: string, value: string])[]
  tail?: readonly string[]
}

type Handler = ReturnType<typeof servePage>

const suffix = '.md'

/**
 * Adds a Markdown variant to the handler of a document's page, for agents, at the same address followed by `.md`
 * (llmstxt.org).
 */
export function withMarkdownVariant(
  folder: Folder,
  read: (site: Site, slug: string) => Promise<Found<MarkdownVariant>>,
  page: Handler,
): Handler {
  const variant = servePage(async (site, { slug: file, request }) => {
    const slug = file.slice(0, -suffix.length)
    const found = await read(site, slug)
    if (found.kind === 'moved') return movedTo(site, `/${folder}/${found.slug}${suffix}`)
    if (found.kind === 'missing') return missingPage(site)
    const isStart = folder === 'pages' && slug === startSlug
    const canonical = site.serverUrl + site.link(isStart ? '/' : `/${folder}/${slug}`)
    return textAnswer(request, {
      text: write(found.document, await readBody(site, folder, slug)),
      type: 'text/markdown; charset=utf-8',
      caching: 'public, max-age=0, must-revalidate',
      headers: { 'content-language': site.locale, link: `<${canonical}>; rel="canonical"` },
    })
  })
  return async (request, context) => {
    const slug = (await context.params)?.slug
    const isVariant = typeof slug === 'string' && slug.endsWith(suffix)
    return isVariant ? variant(request, context) : page(request, context)
  }
}

function write({ title, summary, facts = [], tail = [] }: MarkdownVariant, body: string): string {
  const parts = [
    `# ${line(title)}`,
    summary && `> ${line(summary)}`,
    facts.map(([name, value]) => `- ${name}: ${line(value)}`).join('\n'),
    body.trim(),
    ...tail,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The text of a published document as Markdown; empty if it has none. */
async function readBody(
  { payload, locale }: Pick<Site, 'payload' | 'locale'>,
  folder: Folder,
  slug: string,
): Promise<string> {
  const { markdown } = await remember(payload, {
    key: `markdown ${folder} ${slug} ${locale}`,
    tags: [...linkedTags, 'partners', 'faqs', 'brochures'],
    load: async () => {
      const { docs } = await payload.find({
        ...published,
        collection: folder,
        where: { and: [published.where, { slug: { equals: slug } }] },
        locale,
        limit: 1,
        depth: 1,
      })
      const req = await createLocalReq({ locale }, payload)
      const [found = {}] = docs
      return { markdown: await contentAsMarkdown(req, folder, found) }
    },
    isKept: ({ markdown: text }) => text !== '',
  })
  return markdown
}
