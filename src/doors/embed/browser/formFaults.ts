import { waitText } from '../../../platform/waitText.js'
import { fill } from '../../../platform/words.js'
import type { ElementWords } from '../words/embedWords.js'
import type { Fault, Refusal } from './api.js'
import { h } from './dom.js'
import type { Form } from './formFields.js'

type Words = ElementWords['form']

/** A fault in the visitor's words, at the field it belongs to if there is one. */
type FieldFault = { name?: string; text: string }

type Context = { form: Form; words: Words; locale: string }

/** What a refusal means for the visitor. */
export function faultsOf(refusal: Refusal, context: Context): FieldFault[] {
  const { faults } = context.words
  const { code, wait, errors, limit } = refusal
  const refused = limit === 'otp-resend' ? faults.sentBefore : faults.wait
  if (code === 'validation_failed') return errors.map((error) => faultOf(error, context))
  const known: Record<string, FieldFault> = {
    unreachable: { text: faults.unanswered },
    // What was sent before is still being saved.
    request_in_progress: { text: faults.unanswered },
    otp_invalid: { name: 'code', text: faults.code },
    otp_locked: { name: 'code', text: faults.locked },
    mail_unavailable: { text: faults.noMail },
    tco_unavailable: { text: faults.noEstimate },
    rate_limited: { text: fill(refused, { time: waitText(wait, context.locale) }) },
  }
  return [known[code] ?? { text: faults.failed }]
}

function faultOf({ path, code }: Fault, { form, words }: Context): FieldFault {
  const { faults } = words
  const [, name = ''] = /^\/(.*)$/.exec(path) ?? []
  const field = form.fields.find((each) => name === each.name || name.startsWith(`${each.name}/`))
  if (name.startsWith('otp')) return { name: 'code', text: faults.code }
  if (!field) return { text: faults.failed }
  const { label, missing, wrong } = field
  if (code === 'required')
    return { name: field.name, text: missing ?? fill(faults.required, { label }) }
  if (code === 'work_email_required') return { name: field.name, text: faults.workEmail }
  if (/email/i.test(field.type)) return { name: field.name, text: faults.email }
  return { name: field.name, text: wrong ?? fill(faults.unusable, { label }) }
}

/** Shows faults in a summary that takes the focus, and each beside its field. */
export function showFaults(form: HTMLElement, faults: FieldFault[], words: Words): void {
  for (const old of form.querySelectorAll('.fault,.summary')) old.remove()
  for (const old of form.querySelectorAll('[aria-invalid]')) {
    old.removeAttribute('aria-invalid')
    describe(
      old,
      descriptionsOf(old).filter((id) => !id.endsWith('-fault')),
    )
  }
  for (const { name, text } of faults) {
    const input = name && form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    if (!input || input.getAttribute('type') === 'hidden') continue
    const id = `${input.id}-fault`
    input.setAttribute('aria-invalid', 'true')
    describe(input, [...descriptionsOf(input), id])
    input.closest('.field')?.append(h('p', { class: 'fault', id }, text))
  }
  const items = faults.map(({ name, text }) => {
    const focus = () =>
      form.querySelector<HTMLElement>(`[name="${CSS.escape(name ?? '')}"]`)?.focus()
    return h(
      'li',
      {},
      name ? h('button', { type: 'button', class: 'quiet', click: focus }, text) : text,
    )
  })
  const title = h('p', {}, words.summary)
  const summary = h(
    'div',
    { class: 'summary', role: 'alert', tabindex: -1 },
    title,
    h('ul', {}, ...items),
  )
  form.prepend(summary)
  summary.focus()
}

function descriptionsOf(input: Element): string[] {
  return (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
}

function describe(input: Element, ids: string[]): void {
  if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '))
  else input.removeAttribute('aria-describedby')
}
