import type { Site } from '../Site.js'

/**
 * Ignores a second click while the form that it stands in is being sent; a page may have several. The buttons keep
 * their focus and value, which a `disabled` one would lose; they work again when the page is shown again, or after a
 * while without a response. Offline, the form stays: the browser would put its own page in place of what was entered.
 * A browser says so of a machine without a network too, whose own server it reaches.
 */
const script = `{
  const form = document.currentScript.closest('form')
  const note = document.currentScript.previousElementSibling
  let isReached = false
  form.addEventListener('submit', (event) => {
    if (form.ariaBusy === 'true') return event.preventDefault()
    note.hidden = true
    if (!navigator.onLine && !isReached) {
      event.preventDefault()
      const send = () => {
        isReached = true
        form.requestSubmit(event.submitter)
      }
      const tell = () => {
        note.hidden = false
        note.scrollIntoView({ block: 'nearest' })
      }
      return fetch('/api/health/live', { cache: 'no-store' }).then(send, tell)
    }
    isReached = false
    const mark = (isBusy) => {
      form.ariaBusy = isBusy
      for (const button of form.querySelectorAll('button')) button.ariaDisabled = isBusy
    }
    const free = () => mark(null)
    mark('true')
    addEventListener('pageshow', free, { once: true })
    setTimeout(free, 8000)
  })
}`

type Props = { site: Pick<Site, 'nonce' | 'words'> }

/** Keeps a form from being sent twice, or offline; without scripts the server handles a double click. */
export function SendOnce({ site: { nonce, words } }: Props) {
  return (
    <>
      <p className="field-fault" role="alert" hidden>
        {words.forms.offline}
      </p>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}
