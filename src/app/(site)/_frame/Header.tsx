import { Picture } from '../_parts/Picture.js'
import { menuOf } from './menuOf.js'
import type { Site } from '../Site.js'

/** The logo and the main menu. */
export function Header({ site }: { site: Site }) {
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
        <a className="logo" href={link('/')} aria-label={words.frame.home(branding.name)}>
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
