import type { CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload'
import { z } from 'zod'

import { contentAsMarkdown } from '../../platform/content/contentAsMarkdown.js'
import { startSlug } from '../../platform/content/linkFields.js'
import { currentSlug } from '../../platform/content/publishedSlugs.js'
import { searchDeclarationOf } from '../../platform/content/searchDeclaration.js'
import { firstMatch } from '../../platform/database/requestDatabase.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import { isLoopback } from '../../platform/isLoopback.js'
import { localization } from '../../platform/localization.js'
import { parseUrl } from '../../platform/parseUrl.js'
import { platformOf } from '../../platform/platform.js'
import { requestLocale } from '../../platform/requestLocale.js'
import { requiredText, text } from '../../platform/text.js'
import { type AnyTool, tool } from '../../platform/tools/tool.js'
import { isUuid } from '../../platform/isUuid.js'

type Document = Record<string, unknown> & {
  id: string
  updatedAt: string
  body?: unknown
  blocks?: unknown
}

/** One kind of document that search finds, and its path on the site: `/courses/:slug`, `/questions#:id`. */
export type Kind = {
  collection: CollectionSlug
  type: string
  path: string
  title: string
  fields: readonly { name: string }[]
}

type Candidate = { kind: Kind; name: string }

const Output = z.object({
  slug: z.string().nullable(),
  type: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  url: z.url(),
  updatedAt: z.string(),
  markdown: z.string(),
})

/** The tool that reads whatever `search` finds, by its address or by its current or an old slug. */
export function getPage(config: SanitizedConfig): AnyTool {
  const kinds = kindsOf(config)
  const names = kinds.map(({ type }) => type)
  const input = z
    .strictObject({
      url: requiredText(2_000).optional().describe('The address, as `search` or the site has it'),
      slug: requiredText(96).optional().describe('Or the last part of the address'),
      type: z.enum(names).optional().describe('With `slug`, where several types have it'),
      locale: text(12).optional(),
    })
    .refine(({ url, slug }) => (url === undefined) !== (slug === undefined), {
      message: 'Send either `url` or `slug`.',
    })
  return tool({
    name: 'get_page',
    description: `Read one published document as Markdown: ${names.join(', ')}. Give its \`url\`, as \`search\` finds it, or its \`slug\`.`,
    input,
    output: Output,
    access: 'public',
    isReadOnly: true,
    run: async (req, { url, slug = '', type, locale }) => {
      const places = url === undefined ? placesOf(kinds, slug, type) : placesAt(kinds, url, req)
      const page = await readFirst(req, places, requestLocale(req, locale ?? localeIn(url)))
      if (page) return page
      const what = url ?? `The slug ${slug}`
      const detail = `${what} leads to nothing published. Use \`search\` to find addresses.`
      throw new Problem(problems.notFound, { detail })
    },
  })
}

/** The published document at an address of this site, in the language that the address names. */
export function readPage(req: PayloadRequest, url: string) {
  const places = placesAt(kindsOf(req.payload.config), url, req)
  return readFirst(req, places, requestLocale(req, localeIn(url)))
}

async function readFirst(req: PayloadRequest, places: Candidate[], locale: Locale) {
  for (const place of places) {
    const found = await read(req, place, locale)
    if (found) return present(req, { ...place.kind, locale }, found)
  }
  return undefined
}

/** The collections whose documents `search` finds. */
export function kindsOf({ collections }: SanitizedConfig): Kind[] {
  return collections.flatMap((collection) => {
    const declared = searchDeclarationOf(collection)
    return declared ? [{ ...declared, collection: collection.slug }] : []
  })
}

function placesOf(kinds: Kind[], name: string, type: string | undefined): Candidate[] {
  return kinds
    .filter((kind) => type === undefined || kind.type === type)
    .map((kind) => ({ kind, name }))
}

/** The path of an address on this site; none for an address of another. */
function placesAt(kinds: Kind[], url: string, req: PayloadRequest): Candidate[] {
  const address = parseUrl(url, platformOf(req.payload).serverUrl)
  if (!address || !isOnSite(address, req)) return []
  const { pathname, hash } = address
  const page = pathname.replace(/(?:\.md|\/)$/, '') || `/pages/${startSlug}`
  return kinds.flatMap((kind) => {
    const [before = ''] = kind.path.split(':')
    // Elsewhere it names a heading of the page.
    const path = before.includes('#') ? page + hash : page
    const name = path.slice(before.length)
    return path.startsWith(before) && /^[\w-]+$/.test(name) ? [{ kind, name }] : []
  })
}

/** Agents know the site by its public name, by the one under which they reach it, and where it runs on their computer. */
function isOnSite({ protocol, hostname }: URL, { headers, payload }: PayloadRequest): boolean {
  if (!/^https?:$/.test(protocol)) return false
  const asked = parseUrl(`http://${headers.get('host') ?? ''}`)
  const own = new URL(platformOf(payload).serverUrl)
  return isLoopback(hostname) || [own.hostname, asked?.hostname].includes(hostname)
}

/** Addresses in other languages than the default start with theirs. */
function localeIn(url = ''): string | undefined {
  return /[?&]locale=([\w-]+)/.exec(url)?.[1]
}

type Locale = ReturnType<typeof requestLocale>

async function read(req: PayloadRequest, { kind, name }: Candidate, locale: Locale) {
  const { collection, path } = kind
  if (path.endsWith(':id')) {
    return isUuid(name)
      ? find(req, { collection, locale, where: { id: { equals: name } } })
      : undefined
  }
  const bySlug = (slug: string) =>
    find(req, { collection, locale, where: { slug: { equals: slug } } })
  const found = await bySlug(name)
  const present = found ? undefined : await currentSlug(req, collection, name)
  return present === undefined ? found : bySlug(present)
}

type DocumentQuery = {
  collection: CollectionSlug
  locale: Locale
  where: Record<string, { equals: string }>
}

async function find(req: PayloadRequest, { collection, locale, where }: DocumentQuery) {
  const { docs } = await req.payload.find({
    ...firstMatch,
    collection,
    where: { and: [where, { _status: { equals: 'published' } }] },
    locale,
    overrideAccess: false,
    // Whoever asks gets what visitors see.
    user: null,
  })
  return docs[0] as unknown as Document | undefined
}

async function present(req: PayloadRequest, kind: Kind & { locale: Locale }, found: Document) {
  return {
    slug: textOf(found['slug']),
    type: kind.type,
    title: textOf(found[kind.title]) ?? '',
    summary: textOf(found['summary']),
    url: urlOf(req, kind, found),
    updatedAt: found.updatedAt,
    markdown: await markdownOf(req, kind, found),
  }
}

/** Where readers find a document, in their language if one is given. */
export function urlOf(
  { payload }: PayloadRequest,
  { path, locale }: Pick<Kind, 'path'> & { locale?: string },
  document: object,
): string {
  const { id, slug } = document as { id: string; slug?: unknown }
  const { serverUrl } = platformOf(payload)
  const url = new URL(serverUrl + path.replace(':slug', textOf(slug) ?? '').replace(':id', id))
  if (locale && locale !== localization.defaultLocale) url.searchParams.set('locale', locale)
  return url.href
}

/** The body; for documents without one, the texts that search indexes. */
async function markdownOf(req: PayloadRequest, { collection, fields }: Kind, found: Document) {
  if ('body' in found) return contentAsMarkdown(req, collection, found)
  return fields.flatMap(({ name }) => textOf(found[name]) ?? []).join('\n\n')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
