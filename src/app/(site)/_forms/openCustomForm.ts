import type { FormDescription } from '../../../modules/leads/schemas.js'
import { countryNames } from '../../../platform/countries.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import { readApi, slugMovedTo } from '../_frame/readApi.js'
import { remember } from '../_frame/remember.js'
import { siteIn } from '../_frame/siteIn.js'
import { textLanguages } from '../_frame/textLanguage.js'
import { thanksWith } from './donePage.js'
import { fields } from './fields.js'
import { readDecimal } from './leadParts.js'
import type { Field, SiteForm } from './SiteForm.js'

/** A published form that staff made, by its present slug or a former one; untranslated, it is all in its own language. */
export async function openCustomForm(site: Site, slug: string): Promise<SiteForm | undefined> {
  const { form } = await readForm(site, slug)
  if (!form) return undefined
  const { text, offered } = await textLanguages(site, 'forms', [form.slug])
  const lang = text(form.slug)
  const own = siteIn(site, lang)
  const written = lang ? (await readForm(own, form.slug)).form : form
  return written && { ...customForm(own, written), lang, languages: offered(form.slug) }
}

type Found = { form?: FormDescription }

async function readForm({ payload, locale }: Site, slug: string): Promise<Found> {
  const read = (name: string) =>
    readApi(payload, `/api/forms/${encodeURIComponent(name)}?locale=${locale}`)
  return remember<Found>(payload, {
    key: `form ${slug} ${locale}`,
    tags: ['forms', 'policies'],
    load: async () => {
      const first = await read(slug)
      const present = slugMovedTo(first)
      const response = present ? await read(present) : first
      return response.ok ? { form: (await response.json()) as FormDescription } : {}
    },
    isKept: ({ form }) => form !== undefined,
  })
}

function customForm(site: Site, form: FormDescription): SiteForm {
  const { custom } = site.words.forms
  const { title, summary, button, otp, consent, thanks } = form
  const shared = fields(site)
  const path = `/forms/${form.slug}`
  const done = { done: thanks.title ?? custom.done, next: thanks.text ?? custom.next }
  return {
    path,
    title,
    lead: summary ?? undefined,
    next: thanks.text ?? custom.next,
    fields: [
      form.workEmail ? shared.workEmail : shared.email,
      ...form.fields.map((field) => fieldOf(site, field)),
    ],
    isLead: true,
    isDirect: !otp,
    drawing: 'calendar',
    consent: consent.text,
    button: button ?? (otp ? undefined : custom.send),
    send: `/api${path}`,
    confirm: `/api${path}`,
    done: thanksWith(done, { hasReceipt: otp }),
  }
}

type Asked = FormDescription['fields'][number]

/** What browsers fill in by themselves: answers of these names are about the visitor. */
const autoComplete = new Map([
  ['name', 'name'],
  ['company', 'organization'],
  ['jobTitle', 'organization-title'],
])

function fieldOf(site: Site, { name, type, label, help, required, options }: Asked): Field {
  const { custom } = site.words.forms
  const field: Field = {
    name: `answers.${name}`,
    pointer: `/answers/${name}`,
    kind: 'text',
    label,
    maxLength: 200,
    autoComplete: autoComplete.get(name) ?? 'on',
    ...(help && { help }),
    ...(required && { missing: fill(custom.missing, { label }) }),
    ...(options && { options }),
  }
  return { ...field, ...likeType(site, type, required) }
}

/** What a question of this type has beside its own words. */
function likeType(site: Site, type: Asked['type'], isRequired: boolean): Partial<Field> {
  const { custom, fields: said } = site.words.forms
  const types: Partial<Record<Asked['type'], Partial<Field>>> = {
    textarea: { kind: 'textarea', maxLength: 5_000 },
    email: { kind: 'email', maxLength: 254 },
    work_email: { kind: 'email', maxLength: 254 },
    phone: { kind: 'tel', maxLength: 20, autoComplete: 'tel', wrong: said.phoneWrong },
    number: { kind: 'amount', read: readDecimal, wrong: custom.number },
    date: { kind: 'date', wrong: custom.date },
    country: { kind: 'select', autoComplete: 'country', options: countryNames(site.locale) },
    select: { kind: 'select' },
    multiselect: { kind: 'checkboxes' },
    boolean: {
      kind: 'select',
      options: [
        { value: 'yes', label: custom.yes },
        { value: 'no', label: custom.no },
      ],
      read: (written) => written === 'yes',
    },
    consent: { kind: 'checkbox', ...(isRequired && { missing: custom.tick }) },
    hidden: { kind: 'hidden', maxLength: 500 },
  }
  return types[type] ?? {}
}
