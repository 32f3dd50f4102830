import { useId } from 'react'

import { type Numbers, NumbersTable } from './NumbersTable.js'

/** A ranked list of texts, such as the most frequent questions. */
export function Ranking({ title, numbers }: { title: string; numbers: Numbers }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="dash-figure">
      <h3 id={id}>{title}</h3>
      <NumbersTable {...numbers} />
    </section>
  )
}
