import type { ReactNode } from 'react'

import { responseOf } from '../../../platform/http/bodyBytes.js'
import { keepTogether, shareLocale } from '../../../platform/localization.js'
import type { Site } from '../Site.js'
import { isIndexed, type SitePage } from './SitePage.js'
import { siteAssets, type SiteAssets } from './siteAssets.js'
import { Footer } from './Footer.js'
import { Header } from './Header.js'
import { brandStyle, themeOf } from '../../../platform/brandStyle.js'
import { siteFonts } from '../../../platform/siteFonts.js'

/** The response with a page's HTML. It contains the nonce of its request, so only the front door may keep it. */
export async function renderPage(site: Site, page: SitePage): Promise<Response> {
  // Next refuses the static import, which it reserves for components; a route has no other way to render HTML.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const html = renderToStaticMarkup(
    <Document site={site} page={page} assets={await siteAssets()} />,
  )
  const bytes = Buffer.from(`<!doctype html>${keepTogether(html, site.locale)}`)
  return responseOf(bytes, {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': site.locale,
      // An answer to a form without `no-store` stays in that browser, which shows it again when its reader goes back.
      'cache-control': page.isPersonal ? 'private, no-store' : 'private, no-cache',
      ...(!isIndexed(page) && { 'x-robots-tag': 'noindex' }),
      ...(page.retryAfter !== undefined && { 'retry-after': page.retryAfter }),
      ...(isKept(site, page) && { 'x-keep': 'yes' }),
    },
  })
}

function isKept({ isKeepable }: Site, { isForAll, isPersonal, status = 200 }: SitePage): boolean {
  return isKeepable && isForAll === true && !isPersonal && status === 200
}

type Props = { site: Site; page: SitePage; assets: SiteAssets }

/** The whole HTML document: head, header, content and footer. */
function Document({ site, page, assets }: Props): ReactNode {
  const language = site.languages.find(({ code }) => code === site.locale)
  return (
    <html lang={site.locale} dir={language?.isRightToLeft ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{titleOf(site, page)}</title>
        <OwnPolicy page={page} />
        <Assets site={site} assets={assets} />
        <Colors site={site} />
        <About site={site} page={page} />
      </head>
      <body>
        <a className="skip" href="#content">
          {site.words.frame.skip}
        </a>
        <Header site={site} />
        <main id="content" tabIndex={-1}>
          {page.body}
        </main>
        <Footer site={site} />
        {page.linkedData && <LinkedData nonce={site.nonce} json={page.linkedData} />}
        {page.crumb && isIndexed(page) && (
          <LinkedData nonce={site.nonce} json={breadcrumbs(site, page.crumb, page.title)} />
        )}
        {page.script && (
          <script nonce={site.nonce} dangerouslySetInnerHTML={{ __html: page.script }} />
        )}
      </body>
    </html>
  )
}

/** The letters of the page's language, the colours of the brand, the styles, and the script. */
function Assets({ site, assets }: Omit<Props, 'page'>) {
  const { arabic, latin } = siteFonts()
  const fonts = site.locale === 'ar' ? arabic : latin
  return (
    <>
      {fonts.map(({ url, type }) => (
        <link key={url} rel="preload" as="font" href={url} type={type} crossOrigin="" />
      ))}
      <style
        nonce={site.nonce}
        dangerouslySetInnerHTML={{ __html: brandStyle(site.branding.colors) }}
      />
      <link rel="stylesheet" href={assets.style.url} />
      <script
        defer
        nonce={site.nonce}
        src={assets.script.url}
        data-search={site.words.search.title}
        data-close={site.words.frame.close}
      />
    </>
  )
}

/** Narrows what the policy of the response leaves open to pages with frames, or with forms for other sites. */
function OwnPolicy({ page: { frames, formTargets } }: Pick<Props, 'page'>) {
  const rules = Object.entries({ 'frame-src': frames, 'form-action': formTargets })
  const policy = rules.flatMap(([name, origins]) =>
    origins ? [[name, "'self'", ...origins].join(' ')] : [],
  )
  if (policy.length === 0) return null
  return <meta httpEquiv="Content-Security-Policy" content={policy.join('; ')} />
}

function titleOf({ branding: { name } }: Site, page: SitePage): string {
  const title = page.seo?.title || page.title
  return title.includes(name) ? title : `${title} · ${name}`
}

function Colors({ site: { branding } }: { site: Site }) {
  const { favicon, colors } = branding
  return (
    <>
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={themeOf(colors, 'light').ground}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={themeOf(colors, 'dark').ground}
      />
      <link rel="icon" href={favicon ? new URL(favicon.url).pathname : 'data:,'} />
    </>
  )
}

/** The metadata for search engines and link previews. */
function About({ site, page }: { site: Site; page: SitePage }) {
  const { seo } = page
  const robots = !isIndexed(page) && <meta name="robots" content="noindex" />
  if (robots && !page.image) return robots
  const absolute = (path: string) => site.serverUrl + path
  const description = seo?.description || (page.description ?? site.branding.tagline)
  const offered = site.languages.filter(({ code }) => page.languages?.includes(code) ?? true)
  // A page whose text is in another language is the same as the one in that language.
  const isOffered = offered.some(({ code }) => code === site.locale)
  const canonical = absolute(isOffered ? site.link(site.path) : site.path)
  const image = shareImageOf(site, page)
  const markdown = page.markdownPath ?? (page.isDocument ? `${site.path}.md` : undefined)
  return (
    <>
      {robots}
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      {offered.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={absolute(inLanguage(site, code))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(site.path)} />
      {markdown && (
        <link rel="alternate" type="text/markdown" href={absolute(site.link(markdown))} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.branding.name} />
      <meta property="og:title" content={seo?.title || page.title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={new URL(image.url, site.serverUrl).href} />
      {image.width && <meta property="og:image:width" content={String(image.width)} />}
      {image.height && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={image.alt} />
      <meta property="og:locale" content={shareLocale(site.locale)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The picture that staff chose, or one that says the title of the page, else the name of the company. */
function shareImageOf({ branding }: Site, page: SitePage) {
  const shared = page.isDocument ? page.title : branding.name
  return (
    page.seo?.image ?? {
      url: page.image ?? `/api/og?title=${encodeURIComponent(beginningOf(shared))}`,
      alt: page.image ? page.title : shared,
      ...{ width: 1200, height: 630 },
    }
  )
}

/** As much of a title as a share image takes, in whole characters: half of one cannot be part of an address. */
function beginningOf(title: string): string {
  return Array.from(title).slice(0, 200).join('')
}

function inLanguage({ path, defaultLocale }: Site, code: string): string {
  return code === defaultLocale ? path : `${path}?locale=${code}`
}

/** The way to the page from its list, as schema.org says it; the page itself needs no address. */
function breadcrumbs({ serverUrl }: Site, { href, title }: Crumb, name: string): string {
  const way = [{ name: title, item: serverUrl + href }, { name }]
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  })
}

type Crumb = NonNullable<SitePage['crumb']>

/** `<` is escaped, because a title could otherwise end the script. */
function LinkedData({ nonce, json }: { nonce: string | undefined; json: string }) {
  const __html = json.replaceAll('<', '\\u003c')
  return <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html }} />
}
