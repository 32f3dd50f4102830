/**
 * Ignores a second click while a form is being sent. The buttons keep their focus and value, which a `disabled` one
 * would lose; they work again when the page is shown again, or after a while without a response.
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

/** Prevents a double click from sending a form twice; without scripts the server handles it. */
export function SendOnce({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
}
