import { siteWords } from './words/siteWords.js'
import { inEveryLanguage } from '../../platform/words.js'
import { field, optionsOf } from '../../platform/content/fields.js'
import type { Field } from 'payload'

import type { Policy } from '../../payload-types.js'
import { previewForStaffOnly } from '../../platform/access.js'
import { endpoint } from '../../platform/api/endpoint.js'
import { bodyFields } from '../../platform/content/bodyFields.js'
import { computedField } from '../../platform/content/computedField.js'
import { contentCollection } from '../../platform/content/contentCollection.js'
import { currentSlug } from '../../platform/content/publishedSlugs.js'
import { type FactDeclaration, overviewOf, phrasesIn } from '../../platform/content/Fact.js'
import { previewEndpoint } from '../../platform/content/preview/previewEndpoint.js'
import type { SearchDeclaration } from '../../platform/content/searchDeclaration.js'
import { seoGroup } from '../../platform/content/seoGroup.js'
import { slugField } from '../../platform/content/slugField.js'
import { linkedTags } from '../../platform/content/announce.js'
import { translatedText } from '../../platform/content/translated.js'
import { firstMatch } from '../../platform/database/requestDatabase.js'
import { LocaleQuery } from '../../platform/http/parameters.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import { redirect } from '../../platform/http/reply.js'
import { requestLocale } from '../../platform/requestLocale.js'
import { PolicyAnswer, SlugParams, type PolicyKind } from './schemas.js'

const policyBySlug = endpoint({
  operationId: 'policies.getBySlug',
  path: '/slug/:slug',
  summary: 'Get a published policy by its slug',
  params: SlugParams,
  query: LocaleQuery,
  output: PolicyAnswer,
  otherAnswers: { 301: 'The policy has another slug now; Location names it.' },
  problems: [problems.notFound],
  access: 'public',
  cache: { tags: linkedTags },
  handler: async ({ req, params, query }) => {
    const { docs } = await req.payload.find({
      ...firstMatch,
      collection: 'policies',
      where: { and: [{ slug: { equals: params.slug } }, { _status: { equals: 'published' } }] },
      locale: requestLocale(req, query.locale),
      overrideAccess: false,
    })
    const [policy] = docs
    if (policy) return presentPolicy(policy)
    const slug = await currentSlug(req, 'policies', params.slug)
    const { search } = new URL(req.url ?? '', 'http://localhost')
    if (slug) return redirect(`/api/policies/slug/${slug}${search}`, 301)
    throw new Problem(problems.notFound, { detail: 'There is no published policy by this slug.' })
  },
})

/** A policy as returned by `GET /api/policies/slug/{slug}`: the same fields as in Payload's own list. */
function presentPolicy(policy: Policy): PolicyAnswer {
  return {
    id: policy.id,
    // Null if it was first written in another language and has no fallback yet.
    title: policy.title || policy.slug,
    slug: policy.slug,
    kind: policy.kind,
    version: policy.version,
    effectiveDate: policy.effectiveDate,
    summary: policy.summary ?? null,
    body: policy.body ?? null,
    html: policy.html ?? '',
    updatedAt: policy.updatedAt,
  }
}

const previewPolicy = previewEndpoint({
  collection: 'policies',
  output: PolicyAnswer,
  present: (_, draft) =>
    // A draft may lack required fields.
    Promise.resolve(
      presentPolicy({
        ...draft,
        title: draft.title || '',
        slug: draft.slug || '',
        kind: (draft.kind as typeof draft.kind | null) ?? 'other',
        version: draft.version || '',
        effectiveDate: draft.effectiveDate || draft.updatedAt,
      }),
    ),
})

const kindLabels: Record<PolicyKind, string> = {
  privacy: 'Privacy',
  terms: 'Terms of use',
  cookies: 'Cookies',
  refund: 'Refunds',
  accessibility: 'Accessibility',
  ai: 'Use of AI',
  security: 'Security',
  other: 'Other',
}

/** What policies state, for questions after which there are. */
const policyFacts: FactDeclaration = {
  kinds: { overview: { asked: {} } },
  called: phrasesIn(inEveryLanguage(siteWords, ({ asked }) => asked.policies)),
  listPath: '/policies',
  fields: ['summary'],
  read: (document) => overviewOf(document),
}

const html = computedField({ name: 'html', from: 'body' })

const sidebarFields: Field[] = [
  slugField,
  field.select('kind', 'What the policy is about.', {
    required: true,
    index: true,
    options: optionsOf(kindLabels),
    admin: { position: 'sidebar' },
  }),
  field.text('version', 'Visitors consent to a version by this name; change it with the text.', {
    required: true,
    maxLength: 40,
    admin: { position: 'sidebar' },
  }),
  field.date('effectiveDate', 'The first day on which this version is in force.', {
    label: 'In force from',
    required: true,
    validate: (value) => {
      const year = value ? new Date(value).getUTCFullYear() : Number.NaN
      return (year >= 1970 && year < 2200) || 'Enter a date such as 2027-01-31.'
    },
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayOnly' },
    },
  }),
]

/** The company's policies; visitors and scripts read them through Payload's own list. */
export const Policies = contentCollection(
  {
    slug: 'policies',
    labels: { singular: 'Policy', plural: 'Policies' },
    admin: {
      group: 'Content',
      useAsTitle: 'title',
      defaultColumns: ['title', 'kind', 'version', 'effectiveDate', '_status'],
      listSearchableFields: ['title', 'slug', 'summary'],
      description: 'What the company promises in writing. Visitors see the published version.',
    },
    defaultSort: 'title',
    endpoints: [policyBySlug, previewPolicy],
    custom: {
      // Consent names the version that was agreed to, however old.
      keepsPublished: true,
      sitePath: '/policies',
      search: {
        type: 'policy',
        path: '/policies/:slug',
        title: 'title',
        words: inEveryLanguage(siteWords, ({ policy }) => policy),
        fields: [{ name: 'summary', weight: 2 }, { name: 'body' }],
        facts: policyFacts,
      } satisfies SearchDeclaration,
    },
    hooks: {
      beforeOperation: [previewForStaffOnly, html.loadSource],
      afterOperation: [html.dropSource],
    },
    fields: [
      translatedText('title', 'Such as Privacy policy.', { maxLength: 200 }),
      ...sidebarFields,
      field.textarea('summary', 'One or two sentences for lists and search.', {
        localized: true,
        maxLength: 500,
      }),
      ...bodyFields({ html: true }),
      seoGroup,
    ],
  },
  { cachedList: linkedTags },
)
