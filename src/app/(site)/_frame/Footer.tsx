import type { Menu, Site } from '../Site.js'
import { contactsOf } from '../_parts/contactsOf.js'
import { linksOf } from './Header.js'
import { menuOf } from './menuOf.js'

/** Links to other pages, policies, contact details, and the other languages. */
export function Footer({ site }: { site: Site }) {
  const { branding, navigation } = site
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          {columnsOf(site).map(({ title, items }) => (
            <Links key={title} title={title} items={items} />
          ))}
          <FooterContact site={site} />
        </div>
        <div className="footer-end">
          <p dir="auto">{navigation.legal ?? `© ${branding.legalName ?? branding.name}`}</p>
          <Languages site={site} />
        </div>
      </div>
    </footer>
  )
}

type Column = { title: string; items: { href: string; title: string; lang?: string | undefined }[] }

/** The columns that staff made, or the pages and policies that are published. */
function columnsOf(site: Site): Column[] {
  const { menu, navigation, words, link } = site
  if (navigation.columns.length > 0) {
    return navigation.columns.map(({ title, links }) => ({ title, items: linksOf(site, links) }))
  }
  const { company, services } = menuOf(menu)
  const below = (
    folder: string,
    documents: Pick<Menu['policies'][number], 'slug' | 'title' | 'lang'>[],
  ) => documents.map(({ slug, title, lang }) => ({ href: link(`/${folder}/${slug}`), title, lang }))
  const hasContact = company.some(({ slug }) => slug === 'contact-us')
  const doors = [
    ...(hasContact ? [] : [{ href: link('/contact'), title: words.forms.contact.title }]),
    ...(menu.filled.faqs ? [{ href: link('/questions'), title: words.questions.title }] : []),
    ...(menu.filled.brochures
      ? [{ href: link('/brochures'), title: words.forms.brochures.title }]
      : []),
  ]
  return [
    { title: words.frame.company, items: [...below('pages', company), ...doors] },
    { title: words.frame.services, items: below('pages', services) },
    { title: words.policies.title, items: below('policies', menu.policies) },
  ]
}

function Links({ title, items }: Column) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="footer-title">{title}</h2>
      <ul className="footer-list">
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} dir="auto" lang={item.lang}>
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Languages({ site }: { site: Site }) {
  if (site.languages.length < 2) return null
  return (
    <nav aria-label={site.words.frame.language}>
      <ul className="languages">
        {site.languages.map(({ code, label }) => (
          <li key={code}>
            <a
              href={addressIn(site, code)}
              lang={code}
              hrefLang={code}
              aria-current={code === site.locale ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function addressIn({ path, search, defaultLocale }: Site, code: string): string {
  const query = new URLSearchParams(search)
  query.delete('locale')
  if (code !== defaultLocale) query.set('locale', code)
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** The company's contact details and its profiles elsewhere. */
function FooterContact({ site: { branding, words } }: { site: Site }) {
  const { social } = branding
  const contacts = contactsOf({ branding })
  if (contacts.length === 0 && social.length === 0) return null
  return (
    <section>
      <h2 className="footer-title">{words.frame.contact}</h2>
      <ul className="footer-list">
        {contacts.map(({ kind, shown }) => (
          <li key={kind}>{shown}</li>
        ))}
        {social.map(({ network, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer me">
              {networkName(network)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const spelled: Record<string, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
}

function networkName(network: string): string {
  return spelled[network.toLowerCase()] ?? network.charAt(0).toUpperCase() + network.slice(1)
}
