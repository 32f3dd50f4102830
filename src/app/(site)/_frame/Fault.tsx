import type { ReactNode } from 'react'

import { Drawing } from '../_parts/Drawing.js'
import type { Site } from '../Site.js'

type Props = { site: Site; title: string; text: string; children: ReactNode }

/** What happened, what to do next, and the id that finds the request in the log. */
export function Fault({ site: { words, requestId }, title, text, children }: Props) {
  return (
    <div className="wrap article">
      <div className="fault">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {children}
        {requestId && (
          <p className="muted">
            {words.failed.reference} <code>{requestId}</code>
          </p>
        )}
      </div>
      <Drawing name="register" />
    </div>
  )
}
