import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import { hrefOf } from '../_format/hrefOf.js'
import { Picture } from '../_parts/Picture.js'
import { menuOf } from './menuOf.js'

type Item = { href: string; title: string; children?: Item[]; isSearch?: boolean }

/** The logo, the menu, the tools of visitors, and the call that staff chose. */
export function Header({ site }: { site: Site }) {
  const { words, link } = site
  const doors = [
    { href: link('/search'), title: words.search.title, isSearch: true },
    { href: link('/ask'), title: words.ask.title },
    { href: link('/learn'), title: words.learn.courses.title },
  ]
  const items = itemsOf(site)
  const calls = linksOf(site, site.navigation.calls)
  const menus = (
    <>
      <Menu site={site} items={items} />
      <Menu site={site} items={doors} isQuiet />
      {calls.map(({ href, title }) => (
        <a key={href} className="button header-call" href={href} dir="auto">
          {title}
        </a>
      ))}
    </>
  )
  return (
    <header className="header">
      <div className="wrap header-row">
        <a className="logo" href={link('/')} aria-label={homeOf(site)}>
          <Logo site={site} />
        </a>
        <nav className="menus" aria-label={words.frame.mainMenu}>
          {menus}
        </nav>
        <details className="menu-fold">
          <summary>{words.frame.menu}</summary>
          <nav aria-label={words.frame.mainMenu}>{menus}</nav>
        </details>
      </div>
    </header>
  )
}

const homeOf = ({ branding: { name }, words }: Site) => fill(words.frame.home, { name })

function itemsOf(site: Site): Item[] {
  const { words, link, navigation, menu } = site
  if (navigation.items.length > 0) {
    return navigation.items.flatMap((item) => {
      const [own] = linksOf(site, [item])
      const children = linksOf(site, item.children)
      return own
        ? [{ ...own, ...(children.length > 0 && { children: [own, ...children] }) }]
        : children
    })
  }
  return [
    { href: link('/courses'), title: words.courses.title },
    ...(menu.filled.partners ? [{ href: link('/partners'), title: words.partners.title }] : []),
    ...menuOf(menu).main.map(({ slug, title }) => ({ href: link(`/pages/${slug}`), title })),
  ]
}

/** Links that lead somewhere, with their words. */
export function linksOf(site: Site, links: Site['navigation']['calls'] | null | undefined): Item[] {
  return (links ?? []).flatMap(({ label, ...target }) => {
    const href = hrefOf(site, target)
    return href ? [{ href, title: label }] : []
  })
}

function Menu({ site, items, isQuiet = false }: { site: Site; items: Item[]; isQuiet?: boolean }) {
  return (
    <ul className={isQuiet ? 'menu menu-quiet' : 'menu'}>
      {items.map((item) => (
        <li key={item.href + item.title}>
          {item.children ? (
            <Submenu site={site} item={item} />
          ) : (
            <MenuLink site={site} item={item} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Submenu({ site, item: { title, children = [] } }: { site: Site; item: Item }) {
  return (
    <details className="submenu">
      <summary dir="auto">{title}</summary>
      <ul className="submenu-list">
        {children.map((child) => (
          <li key={child.href + child.title}>
            <MenuLink site={site} item={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function MenuLink({ site, item: { href, title, isSearch } }: { site: Site; item: Item }) {
  return (
    <a href={href} data-search={isSearch} aria-current={currency(site.path, href)} dir="auto">
      {title}
    </a>
  )
}

function currency(present: string, href: string): 'page' | 'true' | undefined {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  if (present === path) return 'page'
  return path !== '/' && present.startsWith(`${path}/`) ? 'true' : undefined
}

/** The logo of the company in the scheme of the reader, or else its name. */
export function Logo({ site: { branding } }: { site: Pick<Site, 'branding'> }) {
  const { light, dark } = branding.logo
  if (!light && !dark) return <span className="logo-name">{branding.name}</span>
  return (
    <Picture light={light ?? dark} dark={dark} className="logo-image" isEager alt={branding.name} />
  )
}
