import config from '@payload-config'
import { getPayload, type Payload, type TypedLocale } from 'payload'

import type { BrandingAnswer } from '../../../modules/site/schemas.js'
import { requestIdFrom } from '../../../platform/http/requestContext.js'
import { startSlug } from '../../../platform/content/linkFields.js'
import { localization } from '../../../platform/localization.js'
import { platformOf } from '../../../platform/platform.js'
import type { Language, Menu, Site, Navigation } from '../Site.js'
import { readerLocale } from '../../../platform/readerLocale.js'
import { wordsFor } from '../_words/wordsFor.js'
import { neutralColors } from '../../../platform/brandStyle.js'
import { published } from './published.js'
import { readJson } from './readApi.js'
import { remember } from './remember.js'
import { textLanguages } from './textLanguage.js'
import { linkedTags } from '../../../platform/content/announce.js'

/** Reads what every page needs. `?locale=` chooses the language; an unknown one means the default. */
export async function openSite(request: Request): Promise<Site> {
  const payload = await getPayload({ config })
  const plain = describeRequest(payload, request)
  const [branding, menu, navigation] = await Promise.all([
    remember(payload, {
      key: `branding ${plain.locale}`,
      tags: ['branding', 'media'],
      load: () => readJson<BrandingAnswer>(payload, `/api/branding?locale=${plain.locale}`),
    }),
    readMenu(plain),
    readNavigation(payload, plain.locale),
  ])
  lastRead.set(plain.locale, { branding, menu, navigation })
  return { ...plain, branding, menu, navigation }
}

type Read = Pick<Site, 'branding' | 'menu' | 'navigation'>

/** The last known brand, so that the error page still shows the company's name and contact details. */
const lastRead = new Map<string, Read>()

/** The site for the error page when nothing can be read. */
export async function openBareSite(request: Request): Promise<Site> {
  const payload = await getPayload({ config })
  const plain = describeRequest(payload, request)
  return {
    ...plain,
    branding: bareBranding(plain.serverUrl),
    menu: { pages: [], policies: [], filled: { partners: true, faqs: true, brochures: true } },
    navigation: noNavigation,
    ...lastRead.get(plain.locale),
  }
}

function describeRequest(payload: Payload, request: Request): Omit<Site, keyof Read> {
  const { pathname, search, searchParams } = new URL(request.url)
  const asked = languages.find(({ code }) => code === searchParams.get('locale'))
  const locale = (asked?.code ?? defaultLocale) as TypedLocale
  const { serverUrl, demo } = platformOf(payload)
  return {
    payload,
    serverUrl,
    demo,
    words: wordsFor(locale),
    locale,
    languages,
    defaultLocale,
    formats: readerLocale(locale, request.headers.get('accept-language')),
    path: pathname,
    search,
    nonce: request.headers.get('x-nonce') ?? undefined,
    isKeepable: request.headers.has('x-keep'),
    requestId: knownRequestId(request),
    link: (path) => localAddress(path, locale === defaultLocale ? undefined : locale),
  }
}

const { defaultLocale } = localization

const languages: Language[] = localization.locales.map(({ code, label, ...other }) => ({
  ...{ code, label, isRightToLeft: 'rtl' in other },
}))

/** The front keeps a caller's request id if it is well-formed; any other is not the one in the log. */
function knownRequestId({ headers }: Request): string | undefined {
  const given = headers.get('x-request-id')
  return given !== null && requestIdFrom(given) === given ? given : undefined
}

function bareBranding(serverUrl: string): BrandingAnswer {
  return {
    name: new URL(serverUrl).hostname,
    tagline: null,
    legalName: null,
    url: serverUrl,
    logo: { light: null, dark: null },
    favicon: null,
    colors: neutralColors,
    fonts: { heading: null, body: null },
    social: [],
    contact: { email: null, phone: null, address: null },
    updatedAt: new Date(0).toISOString(),
  }
}

/** An address on this site that keeps the content language; the default language needs no parameter. */
export function localAddress(path: string, locale: string | undefined): string {
  if (!locale || path.startsWith('/api/')) return path
  const [beforeHash = '', hash] = path.split('#', 2)
  const [pathname = '', search] = beforeHash.split('?', 2)
  const query = new URLSearchParams(search)
  query.set('locale', locale)
  return `${pathname}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`
}

/** The published pages in this language, and every published policy, for menus. */
async function readMenu(site: Pick<Site, 'payload' | 'locale' | 'defaultLocale'>): Promise<Menu> {
  const { payload, locale } = site
  return remember(payload, {
    key: `menu ${locale}`,
    tags: ['pages', 'policies', 'partners', 'faqs', 'brochures'],
    load: async () => {
      const every = { ...published, depth: 0, limit: 200, locale } as const
      const named = { slug: true, title: true, summary: true } as const
      const [pages, policies] = await Promise.all([
        payload.find({ ...every, collection: 'pages', select: named }),
        payload.find({
          ...every,
          collection: 'policies',
          select: { ...named, version: true, effectiveDate: true, kind: true },
        }),
      ])
      const slugsOf = ({ docs }: typeof pages | typeof policies) => docs.map(({ slug }) => slug)
      const ofPages = await textLanguages(site, 'pages', slugsOf(pages))
      const ofPolicies = await textLanguages(site, 'policies', slugsOf(policies))
      const byTitle = (a: { title: string }, b: { title: string }) =>
        a.title.localeCompare(b.title, locale)
      const others = pages.docs.filter(({ slug }) => slug !== startSlug && !ofPages.title(slug))
      const all = policies.docs.map((policy) => ({
        ...policy,
        lang: ofPolicies.title(policy.slug),
      }))
      const filled = await readFilled(payload)
      return { pages: others.toSorted(byTitle), policies: all.toSorted(byTitle), filled }
    },
  })
}

/** Menus lead to no list that is empty. */
async function readFilled(payload: Payload): Promise<Menu['filled']> {
  const one = { ...published, depth: 0, limit: 1, select: {} } as const
  const [partners, faqs, brochures] = await Promise.all([
    payload.find({ ...one, collection: 'partners' }),
    payload.find({ ...one, collection: 'faqs' }),
    payload.find({ ...one, where: {}, collection: 'brochures' }),
  ])
  const has = ({ docs }: { docs: unknown[] }) => docs.length > 0
  return { partners: has(partners), faqs: has(faqs), brochures: has(brochures) }
}

const noNavigation: Navigation = { items: [], calls: [], columns: [], legal: null }

const named = { slug: true, title: true } as const

/** What staff made of the header and the footer; empty lists stand for the usual links. */
function readNavigation(payload: Payload, locale: TypedLocale): Promise<Navigation> {
  return remember(payload, {
    key: `navigation ${locale}`,
    tags: ['header', 'footer', ...linkedTags],
    load: async () => {
      const populate = { pages: named, courses: named, policies: named }
      const read = { depth: 1, locale, overrideAccess: false, populate } as const
      const [{ items, calls }, { columns, legal }] = await Promise.all([
        payload.findGlobal({ ...read, slug: 'header' }),
        payload.findGlobal({ ...read, slug: 'footer' }),
      ])
      return {
        items: items ?? [],
        calls: calls ?? [],
        columns: columns ?? [],
        legal: legal ?? null,
      }
    },
  })
}
