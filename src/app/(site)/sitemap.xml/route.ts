import type { Payload } from 'payload'

import { startSlug } from '../../../platform/content/linkFields.js'
import { localization } from '../../../platform/localization.js'
import { readDocuments } from '../_discovery/readDocuments.js'
import { serveText } from '../_discovery/serveText.js'
import { readFixedForm } from '../_forms/readFixedForm.js'
import type { SiteForm } from '../_forms/SiteForm.js'
import { remember } from '../_frame/remember.js'
import { readSeo } from '../_frame/seoOf.js'
import { writtenLanguages } from '../_frame/textLanguage.js'
import type { Site } from '../Site.js'

export const dynamic = 'force-dynamic'

/** Where the page that is shown at `/` is stored. */
const startPath = `/pages/${startSlug}`

const lists = ['/courses', '/policies', '/partners', '/payments/links']
const ways = ['/demo', '/contact', '/questions', '/ask']

/** Every page with its languages (sitemaps.org; `x-default` is the page without a language parameter). */
export const GET = serveText('application/xml; charset=utf-8', async ({ payload, serverUrl }) => {
  const documents = await readDocuments(payload)
  const { courses, pages, policies, forms } = documents
  const start = pages.find(({ path }) => path === startPath)
  const site = { payload, locale: localization.defaultLocale }
  const { seo } = await readSeo(site, 'pages', startSlug)
  const places: { path: string; updatedAt?: string }[] = [
    ...(seo?.isHidden ? [] : [{ ...start, path: '/' }]),
    ...[...lists, ...ways, ...(await offeringForms(site))].map((path) => ({ path })),
    ...courses,
    ...pages.filter((page) => page !== start),
    ...policies,
    ...forms,
  ]
  const written = await languagesByPath(payload, documents)
  const languagesOf = (path: string) => written.get(path === '/' ? startPath : path)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...places.map(({ path, updatedAt }) =>
      entry({ address: serverUrl + path, updatedAt, languages: languagesOf(path) }),
    ),
    '</urlset>',
    '',
  ].join('\n')
})

/** The forms that have something to choose from. */
async function offeringForms(site: Pick<Site, 'payload' | 'locale'>): Promise<string[]> {
  const [brochures, estimate] = await Promise.all([
    readFixedForm(site, 'brochures'),
    readFixedForm(site, 'tco'),
  ])
  return [
    ...(hasChoice(brochures, 'brochure') ? ['/brochures'] : []),
    ...(hasChoice(estimate, 'currency') ? ['/cost-of-ownership'] : []),
  ]
}

function hasChoice({ fields }: Pick<SiteForm, 'fields'>, name: string): boolean {
  return fields.some((field) => field.name === name && (field.options ?? []).length > 0)
}

/** In which languages each document is offered, by its path. */
async function languagesByPath(
  payload: Payload,
  documents: Awaited<ReturnType<typeof readDocuments>>,
): Promise<Map<string, readonly string[]>> {
  const folders = ['courses', 'forms', 'pages', 'policies'] as const
  const read = async (folder: (typeof folders)[number]) => {
    const slugs = documents[folder].map(({ path }) => path.slice(folder.length + 2))
    const written = await writtenLanguages(payload, folder, slugs)
    return Object.entries(written).map(([slug, { text }]) => [`/${folder}/${slug}`, text] as const)
  }
  const found = await remember(payload, {
    key: 'languages of documents',
    tags: folders,
    load: async () => (await Promise.all(folders.map(read))).flat(),
  })
  return new Map(found)
}

type Entry = {
  address: string
  updatedAt: string | undefined
  languages: readonly string[] | undefined
}

function entry({ address, updatedAt, languages }: Entry): string {
  const { defaultLocale, locales } = localization
  const offered = locales.filter(({ code }) => languages?.includes(code) ?? true)
  const alternates = offered.map(({ code }) =>
    alternate(code, code === defaultLocale ? address : `${address}?locale=${code}`),
  )
  const lastmod = updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''
  const links = [...alternates, alternate('x-default', address)].join('')
  return `<url><loc>${escape(address)}</loc>${lastmod}${links}</url>`
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(address)}"/>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
