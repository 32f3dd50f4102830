import { type ReactNode, useId } from 'react'

import { type Numbers, NumbersTable } from './NumbersTable.js'

type Props = {
  /** The finding. */
  title: string
  /** What the chart shows, in one sentence. */
  summary: string
  numbers: Numbers
  children: ReactNode
}

/** A chart with its finding, a sentence, and the same numbers as a table for screen readers. */
export function Figure({ title, summary, numbers, children }: Props) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="dash-figure">
      <figcaption>
        <h3 id={id}>{title}</h3>
        <p>{summary}</p>
      </figcaption>
      <div aria-hidden="true">{children}</div>
      <details>
        <summary>
          Show the numbers<span className="unseen">: {numbers.caption}</span>
        </summary>
        <NumbersTable {...numbers} />
      </details>
    </figure>
  )
}
