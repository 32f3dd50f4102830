import type { ReactNode } from 'react'

import type { Link } from '../../../platform/content/linkFields.js'
import { hrefOf } from '../_format/hrefOf.js'
import type { Site } from '../Site.js'

type Props = {
  name: string
  background?: 'plain' | 'tinted' | null | undefined
  heading?: string | null | undefined
  lead?: string | null | undefined
  /** Beside the heading. */
  aside?: ReactNode
  /** What links to this part end with. */
  anchor?: string
  /** How what is in it is laid out. */
  columns?: string
  children?: ReactNode
}

/** One part of a page: its ground, its heading, and what is in it. */
export function Part({ name, background, anchor, columns, children, ...head }: Props) {
  const tint = background === 'tinted' ? ' part-tinted' : ''
  return (
    <section id={anchor} className={`part part-${name}${tint}`}>
      <div className={columns ? `wrap ${columns}` : 'wrap'}>
        <PartHead {...head} />
        {children}
      </div>
    </section>
  )
}

export function PartHead({ heading, lead, aside }: Pick<Props, 'heading' | 'lead' | 'aside'>) {
  if (!heading && !lead && !aside) return null
  return (
    <div className="part-head">
      <div>
        {heading && <h2 dir="auto">{heading}</h2>}
        {lead && (
          <p className="part-lead" dir="auto">
            {lead}
          </p>
        )}
      </div>
      {aside}
    </div>
  )
}

/** The buttons of a part: the first stands out. */
export function Calls({ site, calls }: { site: Site; calls: readonly Link[] | null | undefined }) {
  const shown = (calls ?? []).flatMap(({ label, ...target }) => {
    const href = hrefOf(site, target)
    return label && href ? [{ label, href }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="actions">
      {shown.map(({ label, href }, index) => (
        <li key={href + label}>
          <a
            className={index === 0 ? 'button' : 'button button-quiet'}
            href={href}
            dir="auto"
            {...(href.startsWith('https:') && { rel: 'noopener noreferrer' })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
