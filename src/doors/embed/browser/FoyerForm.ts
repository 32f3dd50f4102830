import type { Estimate } from '../../../modules/leads/schemas.js'
import { fill } from '../../../platform/words.js'
import type { ElementWords } from '../words/embedWords.js'
import { Refusal, sendOnce } from './api.js'
import { h, link } from './dom.js'
import { bodyOf } from './bodyOf.js'
import { faultsOf, showFaults } from './formFaults.js'
import { control, readForm, type Form } from './formFields.js'
import { FoyerElement } from './FoyerElement.js'

/** Attributes that say how the element looks or what it shows, and no properties of it. */
const own = new Set(['class', 'form', 'heading', 'theme'])

type Received = { reference: string; download?: { url: string }; estimate?: Estimate }

type Step = { form: Form; fields: HTMLFormElement; left: AbortSignal }

/** `<foyer-form form="contact">`: a form in two steps, its fields and then the code from the mail. */
export class FoyerForm extends FoyerElement {
  static observedAttributes = ['form', 'heading', 'lang']

  protected override async open(left: AbortSignal): Promise<void> {
    const { form: words } = this.words
    const form = await readForm(this.attribute('form') || 'contact', this.locale, words)
    if (left.aborted) return
    const fields = h('form', { novalidate: true })
    fields.append(
      ...form.fields.map((field) => control(field, words, this.#preset(field))),
      ...this.#endOf(form),
    )
    onSubmit(fields, () => this.#send({ form, fields, left }))
    const heading = this.heading(form.title)
    heading?.setAttribute('dir', 'auto')
    this.show(heading, form.lead && h('p', { dir: 'auto' }, form.lead), fields)
  }

  /**
   * What the page sets a field to, by an attribute; a hidden one may also be in the page's address. `title`, `lang` and
   * the like are not about fields.
   */
  #preset({ name: path, type }: Form['fields'][number]): string {
    const name = path.split('/').pop() ?? ''
    const given = name in this || own.has(name) ? '' : this.attribute(name)
    if (given || type !== 'hidden') return given
    return new URLSearchParams(location.search).get(name) ?? ''
  }

  /** Consent, never ticked beforehand, and a field that only programs fill in. */
  #endOf({ consent, otp = true, button }: Form): HTMLElement[] {
    const { form: words } = this.words
    const trap = h(
      'div',
      { class: 'trap', 'aria-hidden': 'true' },
      h('label', { for: 'website' }, words.trap),
      h('input', { id: 'website', name: 'website', tabindex: -1, autocomplete: 'off' }),
    )
    const { label, help = words.consentHelp, policy } = consent
    const box = h('input', { type: 'checkbox', name: 'marketing', value: 'yes' })
    const privacy = policy?.url && link(policy.url, words.policy)
    const hint = h('p', { class: 'help' }, help, ' ', privacy)
    const field = h('div', { class: 'field' }, h('label', { class: 'choice' }, box, label), hint)
    const next = h('button', { type: 'submit' }, button ?? (otp ? words.next : words.send))
    return [field, trap, ...(otp ? [h('p', { class: 'muted' }, words.codeComes)] : []), next]
  }

  /** Faults are shown at the fields, or at the code that another one was asked for. */
  async #send(step: Step, place: HTMLElement = step.fields): Promise<void> {
    const { form, fields, left } = step
    const body = bodyOf(form, new FormData(fields))
    try {
      const sent = { json: body, signal: left }
      const { status, answer } = await sendOnce(this.#inLanguage(form.send), sent)
      if (status === 202) this.#askCode(step, { body, ...(answer as { challengeId: string }) })
      else this.#finish(step, { body, received: answer as Received })
    } catch (error) {
      this.#refuse(error, { form, place, left })
    }
  }

  #askCode(step: Step, sent: { body: Record<string, unknown>; challengeId: string }): void {
    const { form: words } = this.words
    const { form, fields, left } = step
    const { body, challengeId } = sent
    const { confirm, code } = codeForm(words)
    const quiet = (label: string, click: () => void) =>
      h('button', { type: 'button', class: 'quiet', click }, label)
    const again = quiet(words.resend, () => void this.#send(step, confirm))
    const back = quiet(words.back, () => {
      this.show(this.heading(form.title), fields)
      this.#focus()
    })
    onSubmit(confirm, async () => {
      const otp = { challengeId, code: code.value.trim() }
      if (!otp.code) {
        showFaults(confirm, [{ name: 'code', text: words.faults.codeMissing }], words)
        return
      }
      try {
        const sent = { json: { ...body, otp }, signal: left }
        const { answer } = await sendOnce(this.#inLanguage(form.confirm), sent)
        this.#finish(step, { body, received: answer as Received })
      } catch (error) {
        this.#refuse(error, { form, place: confirm, left })
      }
    })
    const told = h('p', {}, fill(words.sentTo, { email: String(body.email) }))
    this.show(this.heading(words.codeTitle), told, confirm, h('p', { class: 'row' }, again, back))
    code.focus()
  }

  /** Shows what is wrong beside the fields; a code asked for too soon leaves the step as it is. */
  #refuse(
    error: unknown,
    { form, place, left }: { form: Form; place: HTMLElement; left: AbortSignal },
  ) {
    if (left.aborted) return
    const refusal = error instanceof Refusal ? error : new Refusal()
    const { form: words } = this.words
    showFaults(place, faultsOf(refusal, { form, words, locale: this.locale }), words)
  }

  #finish({ form, fields }: Step, done: { body: Record<string, unknown>; received: Received }) {
    const { form: words } = this.words
    const { body, received } = done
    const { reference, download, estimate } = received
    const email = String(body.email)
    const subject = fields.querySelector<HTMLSelectElement>('select[name=brochure]')
    const title = subject?.selectedOptions[0]?.text ?? form.title
    const money = (amount: number, currency: string) => this.money(amount, currency)
    this.show(
      this.heading(form.done.title ?? words.done),
      h('p', { role: 'status' }, form.done.text ?? words.thanks),
      download && h('p', {}, link(download.url, fill(words.download, { title }), 'button')),
      estimate && estimateTable(estimate, { words, money }),
      h(
        'p',
        { class: 'muted' },
        `${fill(words.reference, { reference })} `,
        // An address that no code has proven gets no mail.
        form.otp !== false && fill(words.receipt, { email }),
      ),
    )
    this.#focus()
    this.tell('sent', { reference })
  }

  /** Mails, estimates and leads are in the language of the form, not in that of the browser. */
  #inLanguage(path: string): string {
    return `${path}?locale=${this.locale}`
  }

  #focus(): void {
    this.shadowRoot?.querySelector<HTMLElement>('[tabindex="-1"],input')?.focus()
  }
}

/** The second step: one input that takes the code from the mail or the keyboard's suggestion. */
function codeForm(words: ElementWords['form']) {
  const code = h('input', {
    ...{ id: 'code', name: 'code', inputmode: 'numeric', maxlength: 20 },
    ...{ autocomplete: 'one-time-code', 'aria-describedby': 'code-help', 'aria-required': 'true' },
  })
  const label = h('label', { for: 'code' }, words.code)
  const help = h('p', { class: 'help', id: 'code-help' }, words.codeHelp)
  const field = h('div', { class: 'field' }, label, help, code)
  const button = h('button', { type: 'submit' }, words.confirm)
  return { code, confirm: h('form', { novalidate: true }, field, button) }
}

/** One submission at a time; the button keeps its focus while it waits. */
function onSubmit(form: HTMLFormElement, work: () => Promise<unknown>): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = form.querySelector('button')
    if (button?.ariaDisabled) return
    button?.setAttribute('aria-disabled', 'true')
    void work().finally(() => button?.removeAttribute('aria-disabled'))
  })
}

type Context = { words: ElementWords['form']; money: (amount: number, currency: string) => string }

/** A cost estimate line by line beside today's costs, with what it assumes. */
function estimateTable(estimate: Estimate, { words, money }: Context): HTMLElement {
  const { currency, lines, total, currentTotal, savings, assumptions } = estimate
  const row = (label: string, amount: number) =>
    h('tr', {}, h('th', { scope: 'row' }, label), h('td', {}, money(amount, currency)))
  const table = h(
    'table',
    {},
    h('caption', { class: 'unseen' }, words.caption),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, words.item),
        h('th', { scope: 'col' }, fill(words.amount, { currency })),
      ),
    ),
    h('tbody', {}, ...lines.map(({ label, amount }) => row(label, amount))),
    h(
      'tfoot',
      {},
      row(words.total, total),
      row(words.today, currentTotal),
      row(savings < 0 ? words.extra : words.saved, Math.abs(savings)),
    ),
  )
  const notes = h('ul', {}, ...assumptions.map((text) => h('li', {}, text)))
  return h('div', {}, table, h('p', { class: 'muted' }, words.assumptions), notes)
}
