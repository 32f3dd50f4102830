import type { Site } from '../Site.js'

/** Who the company is, and the two most common next steps. */
export function Hero({ site, introduction }: { site: Site; introduction: string | undefined }) {
  const { branding, words, link } = site
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
          <li>
            <a className="button button-quiet" href={link('/demo')}>
              {words.start.demo}
            </a>
          </li>
          <li>
            <a className="button button-quiet" href={link('/contact')}>
              {words.frame.shortContact}
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}
