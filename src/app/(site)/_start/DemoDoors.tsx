import { CardTitle } from '../_parts/CardTitle.js'
import type { Site } from '../Site.js'

const doors = {
  admin: '/admin',
  mailbox: '/dev/mailbox',
  docs: '/api/docs',
  gateway: '/simulator/gateway',
  courses: '/api/lms/courses',
  openapi: '/api/openapi.json',
  health: '/api/health',
} as const

/** Links into the platform itself for people who try it out; only the demo shows them. */
export function DemoDoors({ site: { words } }: { site: Site }) {
  const { title, lead, doors: said } = words.tour
  return (
    <section className="section section-tint">
      <div className="wrap">
        <h2>{title}</h2>
        <p className="section-lead">{lead}</p>
        <ul className="doors">
          {(Object.keys(doors) as (keyof typeof doors)[]).map((door) => (
            <li key={door} className="door">
              <CardTitle heading="h3">
                <a href={doors[door]}>{said[door].title}</a>
              </CardTitle>
              <p>{said[door].text}</p>
              <code dir="ltr">{doors[door]}</code>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
