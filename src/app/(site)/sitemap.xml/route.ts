import { startSlug } from '../../../platform/content/linkFields.js'
import { localization } from '../../../platform/localization.js'
import { readDocuments } from '../_discovery/readDocuments.js'
import { serveText } from '../_discovery/serveText.js'

export const dynamic = 'force-dynamic'

const lists = ['/', '/courses', '/policies', '/partners', '/payments/links']

/** Every page with its languages (sitemaps.org; `x-default` is the page without a language parameter). */
export const GET = serveText('application/xml; charset=utf-8', async ({ payload, serverUrl }) => {
  const { courses, pages, policies, forms } = await readDocuments(payload)
  const places: { path: string; updatedAt?: string }[] = [
    ...lists.map((path) => ({ path })),
    ...courses,
    ...pages.filter(({ path }) => path !== `/pages/${startSlug}`),
    ...policies,
    ...forms,
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...places.map(({ path, updatedAt }) => entry(serverUrl + path, updatedAt)),
    '</urlset>',
    '',
  ].join('\n')
})

function entry(address: string, updatedAt: string | undefined): string {
  const { defaultLocale, locales } = localization
  const alternates = locales.map(({ code }) =>
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
