import type { Field } from 'payload'

import { previewForStaffOnly } from '../../platform/access.js'
import { bodyFields } from '../../platform/content/bodyFields.js'
import { computedField } from '../../platform/content/computedField.js'
import { contentCollection } from '../../platform/content/contentCollection.js'
import { type FactDeclaration, overviewOf } from '../../platform/content/Fact.js'
import { linkedTags } from '../../platform/content/tags.js'
import { optionsOf } from '../../platform/content/optionsOf.js'
import type { SearchDeclaration } from '../../platform/content/searchDeclaration.js'
import { seoGroup } from '../../platform/content/seoGroup.js'
import { slugField } from '../../platform/content/slugField.js'
import { translatedText } from '../../platform/content/translated.js'
import { policyBySlug, previewPolicy } from './policyEndpoints.js'
import type { PolicyKind } from './schemas.js'

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
  called: {
    one: { en: ['policy'], fr: ['politique'], ar: ['سياسة'] },
    many: { en: ['policies'], fr: ['politiques'], ar: ['سياسات', 'السياسات', 'سياساتكم'] },
  },
  listPath: '/policies',
  fields: ['summary'],
  read: (document) => overviewOf(document),
}

const html = computedField({ name: 'html', from: 'body' })

const sidebarFields: Field[] = [
  slugField,
  {
    name: 'kind',
    type: 'select',
    required: true,
    index: true,
    options: optionsOf(kindLabels),
    admin: { position: 'sidebar', description: 'What the policy is about.' },
  },
  {
    name: 'version',
    type: 'text',
    required: true,
    maxLength: 40,
    admin: {
      position: 'sidebar',
      description: 'Visitors consent to a version by this name; change it with the text.',
    },
  },
  {
    name: 'effectiveDate',
    type: 'date',
    label: 'In force from',
    required: true,
    validate: (value) => {
      const year = value ? new Date(value).getUTCFullYear() : Number.NaN
      return (year >= 1970 && year < 2200) || 'Enter a date such as 2027-01-31.'
    },
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayOnly' },
      description: 'The first day on which this version is in force.',
    },
  },
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
      sitePath: '/policies',
      search: {
        type: 'policy',
        path: '/policies/:slug',
        title: 'title',
        words: { en: 'policy', fr: 'politique', ar: 'سياسة' },
        fields: [{ name: 'summary', weight: 2 }, { name: 'body' }],
        facts: policyFacts,
      } satisfies SearchDeclaration,
    },
    hooks: {
      beforeOperation: [previewForStaffOnly, html.loadSource],
      afterOperation: [html.dropSource],
    },
    fields: [
      translatedText({
        name: 'title',
        maxLength: 200,
        admin: { description: 'Such as Privacy policy.' },
      }),
      ...sidebarFields,
      {
        name: 'summary',
        type: 'textarea',
        localized: true,
        maxLength: 500,
        admin: { description: 'One or two sentences for lists and search.' },
      },
      ...bodyFields({ html: true }),
      seoGroup,
    ],
  },
  { cachedList: linkedTags },
)
