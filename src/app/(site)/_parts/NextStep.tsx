import type { Site } from '../Site.js'
import { Button, QuietButton } from './Button.js'

/** Who answers what a page has left open: the assistant at once, a person within a day. */
export function NextStep({ site: { words, link } }: { site: Site }) {
  return (
    <aside className="panel beside">
      <h2 className="card-title">{words.questions.more}</h2>
      <p>{words.questions.moreHelp}</p>
      <p>
        <Button href={link('/ask')}>{words.ask.title}</Button>
      </p>
      <p>
        <QuietButton href={link('/contact')}>{words.forms.contact.title}</QuietButton>
      </p>
    </aside>
  )
}
