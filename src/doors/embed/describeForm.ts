import type { PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'

import { countries } from '../../platform/countries.js'
import { everyMatch, firstMatch } from '../../platform/database/matches.js'
import { platformOf } from '../../platform/platform.js'
import { fill } from '../../platform/words.js'
import type { EmbedField, EmbedForm, fixedForms } from './schemas.js'
import { embedWords } from './words/embedWords.js'

type Slug = (typeof fixedForms)[number]
type Texts = ReturnType<typeof embedWords>['forms']
type Option = { value: string; label: string }
type Subject = 'courses' | 'brochures' | 'currencies'

/** What a field asks; the key of its texts is the last part of its name where it is not given. */
type Question = Pick<EmbedField, 'name'> &
  Partial<Pick<EmbedField, 'type' | 'required' | 'autocomplete'>> & {
    text?: keyof Texts['fields']
    choice?: Subject | 'countries' | 'sizes'
  }

const name: Question = { name: 'name', autocomplete: 'name' }
const email: Question = { name: 'email', type: 'email', required: true, autocomplete: 'email' }
const workEmail: Question = { ...email, text: 'workEmail' }
const company: Question = { name: 'company', autocomplete: 'organization' }
const phone: Question = { name: 'phone', type: 'tel', autocomplete: 'tel' }
const country: Question = { name: 'country', choice: 'countries', autocomplete: 'country' }
const required = (question: Question): Question => ({ ...question, required: true })
const number = (input: string): Question => ({ name: `inputs/${input}`, type: 'number' })

const twoPhases = (path: string) => ({ send: `${path}/request-otp`, confirm: `${path}/verify-otp` })
const onePath = (path: string) => ({ send: path, confirm: path })

const forms: Record<
  Slug,
  { words: 'demo' | 'contact' | 'inquiry' | 'brochures' | 'tco'; paths: object; ask: Question[] }
> = {
  demo: {
    words: 'demo',
    paths: onePath('/demo'),
    ask: [
      ...[required(name), workEmail, required(company)],
      { name: 'jobTitle', autocomplete: 'organization-title' },
      { name: 'companySize', choice: 'sizes' },
      ...[country, phone, { name: 'preferredTime' }],
      { name: 'message', type: 'textarea' },
    ],
  },
  contact: {
    words: 'contact',
    paths: onePath('/contact'),
    ask: [
      ...[required(name), email, company, phone, required({ name: 'subject' })],
      { name: 'message', type: 'textarea', required: true, text: 'letter' },
    ],
  },
  'request-info': {
    words: 'inquiry',
    paths: onePath('/request-info'),
    ask: [
      ...[required({ name: 'program', choice: 'courses' }), required(name), email],
      { name: 'question', type: 'textarea' },
      ...[phone, country, { name: 'startPreference' }],
    ],
  },
  brochures: {
    words: 'brochures',
    paths: twoPhases('/brochures'),
    ask: [required({ name: 'brochure', choice: 'brochures' }), name, email, company],
  },
  tco: {
    words: 'tco',
    paths: twoPhases('/tco'),
    ask: [
      ...[required(number('seats')), required(number('years'))],
      required({ name: 'inputs/currency', choice: 'currencies' }),
      { name: 'inputs/currentCostPerSeat', type: 'amount', required: true },
      ...[number('adminHoursPerMonth'), required(company), name, workEmail],
    ],
  },
}

/** A fixed form in a language: its fields with their choices, and what it says before and after. */
export async function describeForm(
  req: PayloadRequest,
  { slug, locale }: { slug: Slug; locale: TypedLocale },
): Promise<EmbedForm> {
  const { forms: texts } = embedWords(locale)
  const { words, paths, ask } = forms[slug]
  const said: { title: string; lead: string; done?: string; next?: string } = texts[words]
  const fields = await Promise.all(
    ask.map(async (question) => ({
      ...fieldOf(question, texts),
      ...(question.choice && { options: await optionsOf(req, question.choice, locale) }),
    })),
  )
  return {
    ...{ slug, title: said.title, lead: said.lead, fields },
    ...(paths as Pick<EmbedForm, 'send' | 'confirm'>),
    consent: await consentOf(req, locale),
    done: { title: said.done ?? null, text: said.next ?? null },
  }
}

function fieldOf({ text, choice, ...question }: Question, texts: Texts): EmbedField {
  const key = text ?? (question.name.replace('inputs/', '') as keyof Texts['fields'])
  const type = choice ? 'select' : (question.type ?? 'text')
  const maxLength = type === 'textarea' ? 5_000 : 200
  return { required: false, ...texts.fields[key], maxLength, ...question, type }
}

async function consentOf(req: PayloadRequest, locale: TypedLocale): Promise<EmbedForm['consent']> {
  const { payload } = req
  const { serverUrl } = platformOf(payload)
  const { forms: texts } = embedWords(locale)
  const [brand, { docs }] = await Promise.all([
    payload.findGlobal({ slug: 'branding', locale, overrideAccess: false }),
    payload.find({
      ...firstMatch,
      collection: 'policies',
      where: { and: [{ kind: { equals: 'privacy' } }, { _status: { equals: 'published' } }] },
      sort: '-effectiveDate',
      overrideAccess: false,
    }),
  ])
  const [policy] = docs
  return {
    label: fill(texts.consent, { brand: brand.name }),
    help: texts.consentHelp,
    policy: policy
      ? { url: `${serverUrl}/policies/${policy.slug}?locale=${locale}`, version: policy.version }
      : null,
  }
}

async function optionsOf(
  { payload }: PayloadRequest,
  choice: Subject | 'countries' | 'sizes',
  locale: TypedLocale,
): Promise<Option[]> {
  switch (choice) {
    case 'countries':
      return named(countries, { locale, type: 'region' })
    case 'sizes':
      return embedWords(locale).forms.demo.sizes.map((size) => ({ value: size, label: size }))
    case 'currencies': {
      // Only staff see the figures; which currencies there are is public.
      const model = await payload.findGlobal({ slug: 'tco-model', depth: 0, overrideAccess: true })
      const codes = (model.currencies ?? []).map(({ currency }) => currency)
      return named(codes, { locale, type: 'currency' })
    }
    default: {
      const { docs } = await payload.find({
        ...everyMatch,
        collection: choice,
        ...(choice === 'courses' && { where: { _status: { equals: 'published' } } }),
        select: { slug: true, title: true },
        sort: 'title',
        ...{ locale, overrideAccess: false },
      })
      return docs.map((document) => {
        const { slug, title } = Titled.parse(document)
        return { value: slug, label: title ?? slug }
      })
    }
  }
}

const Titled = z.object({ slug: z.string(), title: z.string().nullish() })

function named(
  codes: readonly string[],
  { locale, type }: { locale: string; type: 'region' | 'currency' },
): Option[] {
  const names = new Intl.DisplayNames(locale, { type })
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}
