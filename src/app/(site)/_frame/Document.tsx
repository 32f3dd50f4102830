import type { ReactNode } from 'react'

import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import { Picture } from '../_parts/Picture.js'
import { Footer } from './Footer.js'
import type { SitePage } from './SitePage.js'
import { brandStyle, themeOf } from './brandStyle.js'
import { menuOf } from './menuOf.js'
import type { SiteAssets } from './siteAssets.js'

type Props = { site: Site; page: SitePage; assets: SiteAssets }

/** The whole HTML document: head, header, content and footer. */
export function Document({ site, page, assets }: Props): ReactNode {
  const language = site.languages.find(({ code }) => code === site.locale)
  return (
    <html lang={site.locale} dir={language?.isRightToLeft ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{titleOf(site, page)}</title>
        <OwnPolicy page={page} />
        {assets.fonts.map(({ url, type }) => (
          <link key={url} rel="preload" as="font" href={url} type={type} crossOrigin="" />
        ))}
        <style
          nonce={site.nonce}
          dangerouslySetInnerHTML={{ __html: brandStyle(site.branding.colors) }}
        />
        <link rel="stylesheet" href={assets.style.url} />
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
        {page.script && (
          <script nonce={site.nonce} dangerouslySetInnerHTML={{ __html: page.script }} />
        )}
      </body>
    </html>
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

function titleOf({ branding: { name } }: Site, { title }: SitePage): string {
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
  const robots = page.isListed === false && <meta name="robots" content="noindex" />
  if (robots && !page.image) return robots
  const absolute = (path: string) => site.serverUrl + path
  const description = page.description ?? site.branding.tagline
  const canonical = absolute(site.link(site.path))
  const shared = page.isDocument ? page.title : site.branding.name
  const image = page.image ?? absolute(`/api/og?title=${encodeURIComponent(shared.slice(0, 200))}`)
  return (
    <>
      {robots}
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      {site.languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={absolute(inLanguage(site, code))} />
      ))}
      {page.isDocument && (
        <link rel="alternate" type="text/markdown" href={absolute(site.link(`${site.path}.md`))} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.branding.name} />
      <meta property="og:title" content={page.title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={site.locale} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function inLanguage({ path, defaultLocale }: Site, code: string): string {
  return code === defaultLocale ? path : `${path}?locale=${code}`
}

/** `<` is escaped, because a title could otherwise end the script. */
function LinkedData({ nonce, json }: { nonce: string | undefined; json: string }) {
  const __html = json.replaceAll('<', '\\u003c')
  return <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html }} />
}

/** The logo and the main menu. */
function Header({ site }: { site: Site }) {
  const { branding, words, link } = site
  const items = [
    { path: '/courses', title: words.courses.title },
    { path: '/partners', title: words.partners.title },
    ...menuOf(site.menu).main.map(({ slug, title }) => ({ path: `/pages/${slug}`, title })),
  ]
  const doors = [
    { path: '/search', title: words.frame.search },
    { path: '/ask', title: words.frame.ask },
    { path: '/learn', title: words.frame.learn },
  ]
  return (
    <header className="header">
      <div className="wrap header-row">
        <a
          className="logo"
          href={link('/')}
          aria-label={fill(words.frame.home, { name: branding.name })}
        >
          <Logo site={site} />
        </a>
        <nav className="menus" aria-label={words.frame.mainMenu}>
          <Menu site={site} items={items} />
          <Menu site={site} items={doors} />
        </nav>
      </div>
    </header>
  )
}

type Item = { path: string; title: string }

function Menu({ site, items }: { site: Site; items: Item[] }) {
  return (
    <ul className="menu">
      {items.map(({ path, title }) => (
        <li key={path}>
          <a href={site.link(path)} aria-current={currency(site.path, path)} dir="auto">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function currency(present: string, path: string): 'page' | 'true' | undefined {
  if (present === path) return 'page'
  return present.startsWith(`${path}/`) ? 'true' : undefined
}

function Logo({ site: { branding } }: { site: Site }) {
  const { light, dark } = branding.logo
  if (!light && !dark) return <span className="logo-name">{branding.name}</span>
  return (
    <Picture light={light ?? dark} dark={dark} className="logo-image" isEager alt={branding.name} />
  )
}
