import { contactSlug } from '../_frame/menuOf.js'
import type { Site } from '../_frame/Site.js'

/** Who the company is, and the two usual next steps. */
export function Hero({ site, introduction }: { site: Site; introduction: string | undefined }) {
  const { branding, words, link } = site
  const contact = contactAddress(site)
  return (
    <section className="hero">
      <div className="wrap">
        <h1 dir="auto">{branding.tagline ?? branding.name}</h1>
        {introduction && (
          <p className="lead" dir="auto">
            {introduction}
          </p>
        )}
        <ul className="actions">
          <li>
            <a className="button" href={link('/courses')}>
              {words.start.seeCourses}
            </a>
          </li>
          {contact && (
            <li>
              <a className="button button-quiet" href={contact}>
                {words.frame.shortContact}
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

function contactAddress({ menu, branding, link }: Site): string | undefined {
  if (menu.pages.some(({ slug }) => slug === contactSlug)) return link(`/pages/${contactSlug}`)
  return branding.contact.email ? `mailto:${branding.contact.email}` : undefined
}
