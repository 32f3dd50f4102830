import { menuOf } from '../_frame/menuOf.js'
import type { Site } from '../Site.js'

/** The company's services, each with a link to its page. */
export function WhatWeDo({ site }: { site: Site }) {
  const { menu, words, link } = site
  const { services } = menuOf(menu)
  if (services.length === 0) return null
  return (
    <section className="section section-tint">
      <div className="wrap">
        <h2>{words.start.services}</h2>
        <ul className="services">
          {services.map(({ slug, title, summary }) => (
            <li key={slug} className="service">
              <h3 className="card-title" dir="auto">
                <a href={link(`/pages/${slug}`)}>{title}</a>
              </h3>
              {summary && <p dir="auto">{summary}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
