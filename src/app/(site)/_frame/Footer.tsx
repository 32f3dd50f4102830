import { FooterContact } from './FooterContact.js'
import { menuOf } from './menuOf.js'
import type { Site } from '../Site.js'

/** Links to other pages, policies, contact details, and the other languages. */
export function Footer({ site }: { site: Site }) {
  const { branding, menu, words, link } = site
  const { company, services } = menuOf(menu)
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <Links
            title={words.frame.company}
            items={company}
            link={(slug) => link(`/pages/${slug}`)}
          />
          <Links
            title={words.frame.services}
            items={services}
            link={(slug) => link(`/pages/${slug}`)}
          />
          <Links
            title={words.frame.policies}
            items={menu.policies}
            link={(slug) => link(`/policies/${slug}`)}
          />
          <FooterContact site={site} />
        </div>
        <div className="footer-end">
          <p dir="auto">© {branding.legalName ?? branding.name}</p>
          <Languages site={site} />
        </div>
      </div>
    </footer>
  )
}

type LinksProps = {
  title: string
  items: { slug: string; title: string }[]
  link: (slug: string) => string
}

function Links({ title, items, link }: LinksProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="footer-title">{title}</h2>
      <ul className="footer-list">
        {items.map((item) => (
          <li key={item.slug}>
            <a href={link(item.slug)} dir="auto">
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
