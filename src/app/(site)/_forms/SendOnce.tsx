/**
 * A second press on a form that is being sent does nothing. Its buttons keep their focus and their value, which a
 * `disabled` one would lose; they work again when the page is shown again, or where nothing has come of it.
 */
const script = `addEventListener('submit', (event) => {
  const form = event.target
  if (form.ariaBusy === 'true') return event.preventDefault()
  const mark = (isBusy) => {
    form.ariaBusy = isBusy
    for (const button of form.querySelectorAll('button')) button.ariaDisabled = isBusy
  }
  const free = () => mark(null)
  mark('true')
  addEventListener('pageshow', free, { once: true })
  setTimeout(free, 8000)
})`

/** Keeps the forms of a page from being sent twice by a double click; without scripts the server copes. */
export function SendOnce({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
}
