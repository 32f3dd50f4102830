/**
 * Ignores a second click while the form that it stands in is being sent; a page may have several. The buttons keep
 * their focus and value, which a `disabled` one would lose; they work again when the page is shown again, or after a
 * while without a response.
 */
const script = `{
  const form = document.currentScript.closest('form')
  form.addEventListener('submit', (event) => {
    if (form.ariaBusy === 'true') return event.preventDefault()
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

/** Prevents a double click from sending a form twice; without scripts the server handles it. */
export function SendOnce({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
}
