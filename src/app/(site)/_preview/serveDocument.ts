import { createLocalReq } from 'payload'

import { linkedTags } from '../../../platform/content/announce.js'
import { contentAsMarkdown } from '../../../platform/content/contentAsMarkdown.js'
import { startSlug } from '../../../platform/content/linkFields.js'
import type { Folder } from '../_discovery/readDocuments.js'
import { textAnswer } from '../_discovery/textAnswer.js'
import { missingPage } from '../_frame/faultPages.js'
import { publishedAs } from '../_frame/published.js'
import type { Found } from '../_frame/readDocument.js'
import { remember } from '../_frame/remember.js'
import { movedTo, type PageRequest, servePage } from '../_frame/servePage.js'
import type { SitePage } from '../_frame/SitePage.js'
import type { Site } from '../Site.js'
import { previewOf } from './previewOf.js'

/** A document as plain text: its head and its body. */
export type MarkdownVariant = {
  title: string
  summary?: string | null | undefined
  /** Names and values, one per line. */
  facts?: readonly (readonly [name: string, value: string])[]
  tail?: readonly string[]
}

type Kind<Draft, Document extends Draft> = {
  folder: Folder
  read: (site: Site, slug: string) => Promise<Found<Document>>
  /** The page of what is published or, in a preview, of a draft. */
  show: (site: Site, asked: PageRequest, document: Draft) => Promise<SitePage>
  /** What only the published page has. */
  complete?: (site: Site, document: Document) => Promise<Partial<SitePage>> | Response
  /** What its Markdown has above and below the text. */
  variant: (site: Site, document: Document) => MarkdownVariant
}

/** For agents, a document is also Markdown at its address followed by this (llmstxt.org). */
const suffix = '.md'

/** The handlers of a document's page: published, as Markdown, and as a draft that staff preview. */
export function serveDocument<Draft, Document extends Draft>(kind: Kind<Draft, Document>) {
  const { folder, read, show, complete, variant } = kind
  const preview = (site: Site, asked: PageRequest) =>
    previewOf<Draft>(site, asked, {
      collection: folder,
      show: (draft) => show(site, asked, draft),
    })
  const GET = servePage(async (site, asked) => {
    const isMarkdown = asked.slug.endsWith(suffix)
    const draft = isMarkdown ? undefined : await preview(site, asked)
    if (draft) return draft
    const slug = isMarkdown ? asked.slug.slice(0, -suffix.length) : asked.slug
    const found = await read(site, slug)
    if (found.kind === 'missing') return missingPage(site)
    if (found.kind === 'moved') {
      return movedTo(site, `/${folder}/${found.slug}${isMarkdown ? suffix : ''}`)
    }
    if (isMarkdown) {
      return answerMarkdown(site, asked.request, { folder, slug, ...variant(site, found.document) })
    }
    const more = await complete?.(site, found.document)
    if (more instanceof Response) return more
    return { ...(await show(site, asked, found.document)), ...more, isForAll: true }
  })
  const POST = servePage(
    async (site, asked) =>
      (await preview(site, asked)) ??
      new Response(null, { status: 405, headers: { allow: 'GET' } }),
  )
  return { GET, POST }
}

type Stored = MarkdownVariant & { folder: Folder; slug: string }

async function answerMarkdown(site: Site, request: Request, document: Stored): Promise<Response> {
  const { folder, slug } = document
  const isStart = folder === 'pages' && slug === startSlug
  const canonical = site.serverUrl + site.link(isStart ? '/' : `/${folder}/${slug}`)
  return textAnswer(request, {
    text: write(document, await readBody(site, folder, slug)),
    type: 'text/markdown; charset=utf-8',
    caching: 'public, max-age=0, must-revalidate',
    headers: { 'content-language': site.locale, link: `<${canonical}>; rel="canonical"` },
  })
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
      const { docs } = await payload.find({ ...publishedAs(slug), collection: folder, locale })
      const req = await createLocalReq({ locale }, payload)
      const [found = {}] = docs
      return { markdown: await contentAsMarkdown(req, folder, found) }
    },
    isKept: ({ markdown: text }) => text !== '',
  })
  return markdown
}
