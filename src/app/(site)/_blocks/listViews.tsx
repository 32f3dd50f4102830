import type { ReactNode } from 'react'

import { hrefOf } from '../_format/hrefOf.js'
import { CardTitle } from '../_parts/CardTitle.js'
import { Face } from '../_parts/Face.js'
import { Icon } from './Icon.js'
import { imageOf, type Views } from './PageBlock.js'
import { Part } from './Part.js'

type Row = { title: ReactNode; role?: string | null | undefined; text: string | null | undefined }

/** The words of one row. */
function Said({ title, role, text }: Row) {
  return (
    <div>
      <CardTitle heading="h3">{title}</CardTitle>
      {role && (
        <p className="person-role" dir="auto">
          {role}
        </p>
      )}
      {text && <p dir="auto">{text}</p>}
    </div>
  )
}

/** The parts that are lists. */
export const listViews: Views<'features' | 'steps' | 'figures' | 'voices' | 'team'> = {
  features: ({ layout, items, ...part }, { site }) => (
    <Part name="features" {...part}>
      <ul className={`features features-${layout}`}>
        {(items ?? []).map(({ id, icon, title, text, ...target }) => {
          const href = hrefOf(site, target)
          return (
            <li key={id ?? title} className="feature">
              <Icon name={icon} />
              <Said title={href ? <a href={href}>{title}</a> : title} text={text} />
            </li>
          )
        })}
      </ul>
    </Part>
  ),

  steps: ({ items, ...part }) => (
    <Part name="steps" {...part}>
      <ol className="steps">
        {(items ?? []).map(({ id, title, text }, index) => (
          <li key={id ?? title} className="step">
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <Said title={title} text={text} />
          </li>
        ))}
      </ol>
    </Part>
  ),

  figures: ({ items, ...part }) => (
    <Part name="figures" {...part}>
      <dl className="numbers">
        {(items ?? []).map(({ id, value, label }) => (
          <div key={id ?? label} className="number">
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  ),

  voices: ({ items, ...part }) => (
    <Part name="voices" {...part}>
      <ul className={`voices${items?.length === 1 ? ' voices-one' : ''}`}>
        {(items ?? []).map(({ id, quote, name, role, picture }) => (
          <li key={id ?? name}>
            <figure className="voice">
              <blockquote dir="auto">{quote}</blockquote>
              <figcaption>
                <Face name={name} image={imageOf(picture)} />
                <span>
                  <strong dir="auto">{name}</strong>
                  {role && <span dir="auto">{role}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Part>
  ),

  team: ({ people, ...part }) => (
    <Part name="team" {...part}>
      <ul className="team">
        {(people ?? []).map(({ id, name, role, text, picture }) => (
          <li key={id ?? name} className="person">
            <Face name={name} image={imageOf(picture)} />
            <Said title={name} role={role} text={text} />
          </li>
        ))}
      </ul>
    </Part>
  ),
}
