import type { FormDescription } from '../../../modules/leads/schemas.js'
import type { ElementWords } from '../words/embedWords.js'
import type { EmbedField, EmbedForm } from '../schemas.js'
import { read } from './api.js'
import { h } from './dom.js'

type Option = { value: string; label: string }

/** A field of a fixed form, or of one that staff made; their types go beyond ours. */
type Field = Omit<EmbedField, 'type' | 'maxLength' | 'options'> & {
  type: string
  maxLength?: number
  options?: Option[]
}

export type Form = Omit<EmbedForm, 'slug' | 'fields' | 'consent' | 'done'> & {
  /** False where the form is stored at once, without a code. */
  otp?: boolean
  /** What its button says, where staff chose that. */
  button?: string | null
  fields: Field[]
  consent: { label: string; help?: string; policy: { url?: string; version: string } | null }
  done: { title: string | null; text: string | null }
}

type Words = ElementWords['form']

const fixed = ['demo', 'contact', 'request-info', 'brochures', 'tco']

const readFixed = (slug: string, locale: string) =>
  read<Form>(`/embed/forms/${slug}?locale=${locale}`)

/** A form by its slug; those that staff made take their own fields below `answers`. */
export async function readForm(slug: string, locale: string, words: Words): Promise<Form> {
  if (fixed.includes(slug)) return readFixed(slug, locale)
  const path = `/forms/${encodeURIComponent(slug)}`
  const { fields, workEmail, summary, consent, thanks, ...form } = await read<FormDescription>(
    `${path}?locale=${locale}`,
  )
  const type = workEmail ? 'work_email' : 'email'
  const email = { name: 'email', type, label: words.email, required: true, autocomplete: 'email' }
  const countries = fields.some((field) => field.type === 'country') ? await namesOf(locale) : []
  const { text, policyVersion } = consent
  return {
    ...form,
    ...{ lead: summary, send: path, confirm: path, done: thanks },
    fields: [email, ...fields.map((field) => ownField(field, countries))],
    consent: { label: text, policy: policyVersion ? { version: policyVersion } : null },
  }
}

/** Every country by its name, as the fixed forms offer them. */
async function namesOf(locale: string): Promise<Option[]> {
  const { fields } = await readFixed('demo', locale)
  return fields.find(({ name }) => name === 'country')?.options ?? []
}

function ownField(field: Field, countries: Option[]): Field {
  const options = field.type === 'country' ? countries : field.options
  return { ...field, name: `answers/${field.name}`, ...(options && { options }) }
}

const inputTypes: Record<string, string> = {
  work_email: 'email',
  phone: 'tel',
  amount: 'number',
  boolean: 'checkbox',
  consent: 'checkbox',
}

export const typeOf = ({ type }: Pick<Field, 'type'>): string => inputTypes[type] ?? type

/** A label with its control; `preset` is what the element's attribute says, and then nobody is asked. */
export function control(field: Field, words: Words, preset: string): HTMLElement {
  const { name, label, required, help, options } = field
  const type = typeOf(field)
  if (preset || type === 'hidden') return h('input', { type: 'hidden', name, value: preset })
  const id = name.replace('/', '-')
  const optional = !required && h('span', { class: 'optional' }, ` (${words.optional})`)
  const hint = help && h('p', { class: 'help', id: `${id}-help` }, help)
  const about = help ? `${id}-help` : null
  const shared = { id, name, 'aria-describedby': about, 'aria-required': required || null }
  if (type === 'checkbox') {
    const box = h('input', { ...shared, type, value: 'true' })
    return h('div', { class: 'field' }, h('label', { class: 'choice' }, box, label), hint)
  }
  if (options && type === 'multiselect') {
    const legend = h('legend', {}, label, optional)
    return h('fieldset', { class: 'field' }, legend, hint, ...boxesOf(options, { id, name }))
  }
  const title = h('label', { for: id }, label, optional)
  return h('div', { class: 'field' }, title, hint, inputOf(field, shared, words))
}

function boxesOf(
  options: NonNullable<Field['options']>,
  { id, name }: { id: string; name: string },
) {
  return options.map(({ value, label }, at) => {
    const box = h('input', { type: 'checkbox', name, value, id: at === 0 && id })
    return h('label', { class: 'choice' }, box, label)
  })
}

function inputOf(field: Field, shared: Parameters<typeof h>[1], words: Words): HTMLElement {
  const { autocomplete, maxLength: maxlength, options } = field
  const type = typeOf(field)
  if (type === 'textarea') return h('textarea', { ...shared, rows: 4, maxlength })
  if (!options) {
    const step = type === 'number' ? 'any' : null
    return h('input', { ...shared, type, step, autocomplete, maxlength })
  }
  const choices = options.map(({ value, label }) => h('option', { value }, label))
  const none = h('option', { value: '' }, words.choose)
  return h('select', { ...shared, autocomplete }, none, ...choices)
}
