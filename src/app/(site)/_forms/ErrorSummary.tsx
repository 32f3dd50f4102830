import type { Words } from '../_words/wordsFor.js'
import type { FieldFault } from './SiteForm.js'

/** All errors at the top of a page, each linked to its input. It receives the focus when the page opens. */
export function ErrorSummary({
  faults,
  words,
}: {
  faults: readonly FieldFault[]
  words: Words['forms']
}) {
  if (faults.length === 0) return null
  return (
    <div className="summary" role="alert" aria-labelledby="summary-title" tabIndex={-1} autoFocus>
      <h2 className="summary-title" id="summary-title">
        {words.summary}
      </h2>
      <ul className="summary-list">
        {faults.map(({ name, text }) => (
          <li key={`${name ?? ''} ${text}`}>{name ? <a href={`#${name}`}>{text}</a> : text}</li>
        ))}
      </ul>
      <p>{words.nothingLost}</p>
    </div>
  )
}
