import type { Endpoint, PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'

import type { Form as FormDocument } from '../../../payload-types.js'
import { type BodyContext, endpoint } from '../../../platform/api/endpoint.js'
import { presentPolicy, presentPolicyMs } from '../../../platform/content/presentPolicy.js'
import { currentSlug } from '../../../platform/content/publishedSlugs.js'
import { readWritten } from '../../../platform/content/readWritten.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { LocaleQuery } from '../../../platform/http/parameters.js'
import { redirect } from '../../../platform/http/reply.js'
import { localization } from '../../../platform/localization.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale, visitorLocale } from '../../../platform/requestLocale.js'
import { comparable, slug } from '../../../platform/text.js'
import type { AskedField, FieldType } from '../fieldTypes.js'
import { anyReferences, type References } from '../references.js'
import { anyCustomForm, customForm, FormDescription, type FormPhase } from '../schemas.js'
import { findForm, purposeOf } from '../store/formStore.js'
import { leadWords } from '../words/leadWords.js'
import { asksForCode, takesBoth } from './formEndpoints.js'
import { loadReferences, referenceTags } from './loadReferences.js'
import type { LeadDetails } from './receiveLead.js'
import { type FormBody, requestPasscode, submitForm } from './submitForm.js'

const SlugParams = z.object({ slug })

const notPublished = { detail: 'There is no published form by this slug.' }

/** Paths of Payload's own below `/forms` that are no slug of a form. */
const ownPaths = 'access|count|versions'

/** Staff read a form by its id there, too; what visitors send to an id is sent to a form that does not exist. */
const otherPaths = String.raw`${ownPaths}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`

/** Whether a form cannot have this slug, because something else has its path. */
export function isOtherPath(value: string): boolean {
  return new RegExp(`^(?:${otherPaths})$`).test(value)
}

const getForm = endpoint({
  operationId: 'forms.get',
  path: '/:slug',
  summary: 'Get a published form by its slug',
  description:
    'What it asks for, in the language of `locale`. (Where staff send an ID instead of the slug, they get the stored document, as `forms.find` lists it.)',
  params: SlugParams,
  query: LocaleQuery,
  output: FormDescription,
  otherAnswers: { 301: 'The form has another slug now; Location names it.' },
  problems: [problems.notFound],
  access: 'public',
  cache: { tags: ['forms', 'policies'], milliseconds: presentPolicyMs },
  handler: async ({ req, params, query }) => {
    const locale = requestLocale(req, query.locale)
    const found = await findForm(req.payload, {
      where: { slug: { equals: params.slug } },
      locale,
    })
    if (found) {
      const policy = await presentPolicy(req)
      return describeForm(found, leadWords(locale).formConsent, policy?.version ?? null)
    }
    const present = await currentSlug(req, 'forms', params.slug)
    const { search } = new URL(req.url ?? '', 'http://localhost')
    if (present) return redirect(`/api/forms/${present}${search}`, 301)
    throw new Problem(problems.notFound, notPublished)
  },
})

function describeForm(form: FormDocument, consentText: string, policyVersion: string | null) {
  return {
    slug: form.slug,
    title: form.title || form.slug,
    summary: form.summary ?? null,
    workEmail: form.workEmail === true,
    fields: form.fields.map(({ name, type, label, help, required, options }) => ({
      name,
      type,
      label: label || name,
      ...(help && { help }),
      required: required === true,
      ...(hasOptions(type) && {
        options: (options ?? []).map((one) => ({
          value: one.value,
          label: one.label || one.value,
        })),
      }),
    })),
    otp: form.otp === true,
    consent: { text: form.consentText || consentText, policyVersion },
    button: form.button ?? null,
    thanks: { title: form.thanksTitle ?? null, text: form.thanksText ?? null },
  }
}

export function hasOptions(type: unknown): boolean {
  return type === 'select' || type === 'multiselect'
}

/** A form and what its bodies may refer to; kept until one of them changes, and with it the schema of its body. */
type Loaded = { form: FormDocument; references: References; languages: readonly string[] }

/** Undefined for the document, which describes the bodies of every form. */
const loadedForm: BodyContext<Loaded | undefined> = {
  described: undefined,
  load: async (req) => {
    const asked = SlugParams.safeParse(req.routeParams)
    const loaded = asked.success ? await loadForm(req, asked.data.slug) : undefined
    if (loaded?.form) return loaded as Loaded
    throw new Problem(problems.notFound, notPublished)
  },
}

const bodyOfForm = (phase: FormPhase) => ({
  params: SlugParams,
  context: loadedForm,
  body: (loaded: Loaded | undefined) =>
    (loaded ? schemaOf(loaded, phase) : anyCustomForm(anyReferences, phase)) as z.ZodType,
})

const postForm = endpoint({
  ...takesBoth,
  operationId: 'forms.submit',
  path: '/:slug',
  summary: 'Send a form that staff made',
  description:
    'Works as the other forms do: `answers` has the values by the names of the form’s `fields`. Where `otp` of the form is false, it is stored at once (201).',
  ...bodyOfForm('both'),
  problems: [...takesBoth.problems, problems.notFound],
  handler: ({ req, body, query, context: loaded }) =>
    submitForm(req, submissionOf(loaded, body as CustomBody, visitorLocale(req, query.locale))),
})

const askForCode = endpoint({
  ...asksForCode,
  operationId: 'forms.requestOtp',
  path: '/:slug/request-otp',
  summary: 'Check a form that staff made and send a passcode',
  description: 'Only for forms that ask for one: `otp` of the form is true.',
  ...bodyOfForm('first'),
  problems: [...asksForCode.problems, problems.notFound],
  handler: ({ req, body, query, context: loaded }) => {
    const submission = submissionOf(loaded, body as CustomBody, visitorLocale(req, query.locale))
    if (submission.form.asksForCode) return requestPasscode(req, submission)
    throw new Problem(problems.notFound, { detail: 'This form asks for no passcode.' })
  },
})

/** The endpoints of the forms that staff make, by their slugs. */
export const customForms: Endpoint[] = [
  besides(otherPaths, getForm),
  besides(ownPaths, postForm),
  besides(ownPaths, askForCode),
]

function besides(others: string, one: Endpoint): Endpoint {
  const path = `/:slug((?!(?:${others})$)[^/]+)`
  return { ...one, path: one.path.replace('/:slug', path) }
}

function submissionOf(loaded: Loaded | undefined, body: CustomBody, locale: TypedLocale) {
  if (!loaded) throw new Problem(problems.notFound, notPublished)
  const { form, languages } = loaded
  return {
    form: {
      kind: 'form' as const,
      purpose: purposeOf(form),
      asksForCode: form.otp === true,
      ...(form.notify && form.notify.length > 0 && { notify: form.notify }),
    },
    body: bodyOf(form, body),
    // A form that is not translated is shown, and its mails are written, all in its own language.
    locale: languages.includes(locale) ? locale : localization.defaultLocale,
  }
}

async function loadForm(req: PayloadRequest, asked: string) {
  return platformOf(req.payload).cache.remember<Partial<Loaded>>({
    key: `form ${asked}`,
    tags: ['forms', ...referenceTags],
    bytes: ({ form }) => JSON.stringify(form ?? '').length * 2,
    isKept: ({ form }) => form !== undefined,
    load: async () => {
      const bySlug = (value: string) =>
        findForm(req.payload, { where: { slug: { equals: value } } })
      const moved = async () => {
        const present = await currentSlug(req, 'forms', asked)
        return present === undefined ? undefined : bySlug(present)
      }
      const form = (await bySlug(asked)) ?? (await moved())
      if (!form) return {}
      const references = await loadReferences(req)
      return { form, references, languages: await languagesOf(req, form) }
    },
  })
}

/** The languages that a form is written in; all, where what it falls back to is not among them. */
async function languagesOf({ payload }: PayloadRequest, { slug: name }: FormDocument) {
  const [written] = await readWritten(payload, 'forms', [name])
  const titles = written?.titles ?? []
  const { defaultLocale, locales } = localization
  return titles.includes(defaultLocale) ? titles : locales.map(({ code }) => code)
}

function schemaOf({ form, references }: Loaded, phase: FormPhase) {
  const fields = form.fields.map(({ name, type, required, options }): AskedField => ({
    ...{ name, type, required: required === true },
    options: (options ?? []).map(({ value }) => comparable(value)),
  }))
  return customForm(references, {
    ...{ fields, wantsWorkEmail: form.workEmail === true },
    // A form without a code has one phase, whose body knows no proof.
    phase: form.otp === true ? phase : 'first',
  })
}

type Answers = Readonly<Record<string, string | number | boolean | string[] | undefined>>
type CustomBody = Omit<FormBody, 'answers'> & { answers: Answers }

/** Answers that are also what the lead's own columns are for, if they are of this type. */
const columns: Partial<Record<string, FieldType>> = {
  name: 'text',
  company: 'text',
  jobTitle: 'text',
  phone: 'phone',
  country: 'country',
} satisfies Partial<Record<keyof LeadDetails, FieldType>>

/** Keys, without underscores, that a question for a name gets from its label. */
const nameKeys = [
  ...['fullname', 'yourname', 'yourfullname', 'firstandlastname'],
  ...['nom', 'votrenom', 'nomcomplet', 'nometprenom', 'prenometnom'],
]

/** Who asks for these asks for the rest of the name beside them. */
const partKeys = ['prenom', 'votreprenom', 'firstname', 'givenname']

/** The key of the question whose answer is the name of the lead; undefined where none asks for it. */
function nameKeyOf({ fields }: FormDocument): string | undefined {
  const texts = fields.flatMap(({ name, type }) => (type === columns['name'] ? [name] : []))
  const isOneOf = (keys: string[]) => (key: string) =>
    keys.includes(key.replaceAll('_', '').toLowerCase())
  const named = texts.some(isOneOf(partKeys)) ? undefined : texts.find(isOneOf(nameKeys))
  return texts.find((key) => key === 'name') ?? named
}

function bodyOf(form: FormDocument, { answers, ...shared }: CustomBody): FormBody {
  const { id, fields } = form
  const given = fields.flatMap(({ name, type, label, options }) => {
    const value = answers[name]
    if (value === undefined) return []
    const text = hasOptions(type) ? chosenText(options, value) : undefined
    return [{ name, type, label: label || name, value, ...(text && { text }) }]
  })
  const nameKey = nameKeyOf(form)
  const own = given.flatMap(({ name, type, value }) => {
    const column = name === nameKey ? 'name' : name
    return columns[column] === type ? [[column, value] as const] : []
  })
  return {
    ...shared,
    ...Object.fromEntries(own),
    form: id,
    answers: given.map(({ type: _, ...answer }) => answer),
  }
}

/** What was chosen, as visitors read it: the stored values are keys, and the form may change. */
function chosenText(options: FormDocument['fields'][number]['options'], value: Answers[string]) {
  const labels = new Map((options ?? []).map((one) => [comparable(one.value), one.label]))
  return [value]
    .flat()
    .map((one) => labels.get(String(one)) || String(one))
    .join(', ')
}
