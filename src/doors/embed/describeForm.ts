import type { PayloadRequest, SanitizedConfig, TypedLocale } from 'payload'
import { z } from 'zod'

import type { JsonSchema } from '../../platform/api/exampleOf.js'
import { presentPolicy } from '../../platform/content/presentPolicy.js'
import { everyMatch } from '../../platform/database/requestDatabase.js'
import { countryNames } from '../../platform/countries.js'
import { platformOf } from '../../platform/platform.js'
import { fill } from '../../platform/words.js'
import { jsonSchemaOf } from '../components.js'
import { declaredEndpoints } from '../describeApi.js'
import type { EmbedField, EmbedForm, fixedForms } from './schemas.js'
import { embedWords } from './words/embedWords.js'

type Slug = (typeof fixedForms)[number]
type Texts = ReturnType<typeof embedWords>['forms']
type FieldTexts = Pick<EmbedField, 'label' | 'help' | 'missing' | 'wrong'>
type Choice = 'courses' | 'brochures' | 'currencies' | 'countries' | 'sizes'

/** What the schemas of fields do not say: what browsers fill in, and where choices come from. */
const traits: Partial<
  Record<string, Partial<Pick<EmbedField, 'type' | 'autocomplete'>> & { choice?: Choice }>
> = {
  name: { autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  company: { autocomplete: 'organization' },
  jobTitle: { autocomplete: 'organization-title' },
  phone: { type: 'tel', autocomplete: 'tel' },
  country: { choice: 'countries', autocomplete: 'country' },
  companySize: { choice: 'sizes' },
  program: { choice: 'courses' },
  brochure: { choice: 'brochures' },
  currency: { choice: 'currencies' },
  currentCostPerSeat: { type: 'amount' },
}

/** Fields with other words than their name has elsewhere, or that people are not asked for. */
const ownTexts: Partial<Record<Slug, Partial<Record<string, keyof Texts['fields'] | 'none'>>>> = {
  demo: { email: 'workEmail' },
  contact: { message: 'letter', country: 'none' },
  tco: { email: 'workEmail' },
}

/** A fixed form in a language: its fields with their choices, and what it says before and after. */
export async function describeForm(
  req: PayloadRequest,
  { slug, locale }: { slug: Slug; locale: TypedLocale },
): Promise<EmbedForm> {
  const { forms: texts } = embedWords(locale)
  const said: { title: string; lead: string; done?: string; next?: string } = texts[slug]
  const { send, confirm, body } = declared(req.payload.config, slug)
  const asked = questionsIn(jsonSchemaOf(body, 'input')).flatMap((question) => {
    const text = ownTexts[slug]?.[question.key] ?? question.key
    const words = (texts.fields as Partial<Record<string, FieldTexts>>)[text]
    // What nobody wrote a label for is for programs alone.
    if (!words) return []
    const { missing, ...rest } = words
    return [{ ...question, words: { ...rest, ...(question.required && missing && { missing }) } }]
  })
  const fields = asked.map(async ({ key, words, ...question }): Promise<EmbedField> => {
    const { choice, ...trait } = traits[key] ?? {}
    if (!choice) return { ...question, ...words, ...trait }
    const options = await optionsOf(req, choice, locale)
    return { ...question, ...words, ...trait, type: 'select', options }
  })
  return {
    ...{ slug, title: said.title, lead: said.lead, send, confirm },
    fields: await Promise.all(fields),
    consent: await consentOf(req, locale),
    done: { title: said.done ?? null, text: said.next ?? null },
  }
}

/** Where a form is sent, and the body that is taken there: some have a path for each of their two steps. */
function declared(config: SanitizedConfig, slug: Slug) {
  const bodies = new Map(
    declaredEndpoints(config).map(({ contract, path }) => [path, contract.body]),
  )
  const own = `/${slug}`
  const confirm = bodies.get(`/api${own}`) ? own : `${own}/verify-otp`
  const send = confirm === own ? own : `${own}/request-otp`
  return { send, confirm, body: bodies.get(`/api${confirm}`) ?? z.unknown() }
}

type Question = Pick<EmbedField, 'name' | 'type' | 'required' | 'maxLength'> & { key: string }

/** What a body asks for, in its order; the parts of an object one by one. */
function questionsIn(
  { $defs = {}, properties = {}, required = [] }: JsonSchema,
  at = '',
): Question[] {
  return Object.entries(properties).flatMap(([key, { $ref = '', ...schema }]) => {
    const { type, maxLength = 200, ...part } = $defs[$ref.replace('#/$defs/', '')] ?? schema
    const name = at + key
    if (part.properties) return questionsIn({ ...part, $defs }, `${name}/`)
    const isNumber = type === 'integer' || type === 'number'
    const kind = isNumber ? 'number' : maxLength > 500 ? 'textarea' : 'text'
    return [{ key, name, type: kind, required: required.includes(key), maxLength }]
  })
}

async function consentOf(req: PayloadRequest, locale: TypedLocale): Promise<EmbedForm['consent']> {
  const { payload } = req
  const { serverUrl } = platformOf(payload)
  const { forms: texts } = embedWords(locale)
  const [brand, policy] = await Promise.all([
    payload.findGlobal({ slug: 'branding', locale, overrideAccess: false }),
    presentPolicy(req),
  ])
  return {
    label: fill(texts.consent, { brand: brand.name }),
    help: texts.consentHelp,
    policy: policy
      ? { url: `${serverUrl}/policies/${policy.slug}?locale=${locale}`, version: policy.version }
      : null,
  }
}

async function optionsOf({ payload }: PayloadRequest, choice: Choice, locale: TypedLocale) {
  switch (choice) {
    case 'countries':
      return [...countryNames(locale)]
    case 'sizes':
      return embedWords(locale).forms.demo.sizes.map((size) => ({ value: size, label: size }))
    case 'currencies': {
      // Only staff see the figures; which currencies there are is public.
      const model = await payload.findGlobal({ slug: 'tco-model', depth: 0, overrideAccess: true })
      const names = new Intl.DisplayNames(locale, { type: 'currency' })
      return (model.currencies ?? []).map(({ currency }) => ({
        value: currency,
        label: `${names.of(currency) ?? currency} (${currency})`,
      }))
    }
    default: {
      const { docs } = await payload.find({
        ...{ ...everyMatch, limit: mostChoices },
        collection: choice,
        ...(choice === 'courses' && { where: { _status: { equals: 'published' } } }),
        select: { slug: true, title: true },
        // An order by translated titles would read all of them, after each edit.
        sort: 'slug',
        ...{ locale, overrideAccess: false },
      })
      const options = docs.map((document) => {
        const { slug, title } = Titled.parse(document)
        return { value: slug, label: title ?? slug }
      })
      return options.sort((a, b) => a.label.localeCompare(b.label, locale))
    }
  }
}

/** Nobody reads a longer list; a form on a course’s own page knows its course. */
const mostChoices = 500

const Titled = z.object({ slug: z.string(), title: z.string().nullish() })
