import './dashboard.css'

import { Link } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** The period of the figures: `21 October to 19 November`. */
  note?: string
  link?: { href: string; label: string }
  children: ReactNode
}

/** One widget of the dashboard: a titled box with a link to the list behind it. */
export function Panel({ title, note, link, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="dash-panel">
      <header className="dash-panel__head">
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p className="dash-panel__note">{note}</p>}
        </div>
        {link && (
          <Link className="dash-panel__link" href={link.href} prefetch={false}>
            {link.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
