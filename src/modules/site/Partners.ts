import { siteWords } from './words/siteWords.js'
import { inEveryLanguage } from '../../platform/words.js'
import { field, optionsOf } from '../../platform/content/fields.js'
import type { Field, TextField } from 'payload'
import { z } from 'zod'

import { previewForStaffOnly } from '../../platform/access.js'
import { contentCollection } from '../../platform/content/contentCollection.js'
import { httpsUrl } from '../../platform/content/linkFields.js'
import type { SearchDeclaration } from '../../platform/content/searchDeclaration.js'
import { slugField } from '../../platform/content/slugField.js'
import type { Transfer } from '../../platform/content/transfer/Transfer.js'
import { rowSlug } from '../../platform/content/transfer/rowOf.js'
import { withTransfer } from '../../platform/content/transfer/withTransfer.js'
import { requiredText, text } from '../../platform/text.js'
import {
  type Fact,
  type FactDeclaration,
  overviewOf,
  phrasesIn,
} from '../../platform/content/Fact.js'

const partnerTiers = ['platinum', 'gold', 'silver', 'member'] as const
const partnerKinds = ['technology', 'training', 'reseller', 'community'] as const

const PartnerRow = z.strictObject({
  slug: rowSlug.nullish(),
  status: z.enum(['draft', 'published']).nullish(),
  name: text(120).nullish(),
  tier: z.enum(partnerTiers).nullish(),
  kind: z.enum(partnerKinds).nullish(),
  logo: text(300).nullish(),
  url: text(500)
    .refine((value) => httpsUrl(value) === true, 'Send a full address that begins with https://')
    .nullish(),
  summary: text(500).nullish(),
  regions: z.array(requiredText(60)).max(40).nullish(),
  order: z.number().min(-1_000_000).max(1_000_000).nullish(),
})

/** The partner fields that are exported to files. */
const partnerTransfer: Transfer = {
  collection: 'partners',
  schema: PartnerRow,
  columns: {
    slug: 'text',
    status: 'choice',
    name: 'text',
    tier: 'choice',
    kind: 'choice',
    logo: 'text',
    url: 'text',
    summary: 'text',
    regions: 'lines',
    order: 'number',
  },
  required: ['name'],
  pictures: ['logo'],
  rowNames: {},
}

const slug: TextField = {
  ...slugField,
  admin: {
    ...slugField.admin,
    description:
      'The last part of the address, such as acme. Leave it empty to have it made from the name. When you change it, the old address keeps working.',
  },
}

const tier: Field = field.select('tier', 'How close the partnership is.', {
  index: true,
  options: optionsOf(partnerTiers),
  defaultValue: 'member',
  required: true,
  admin: { position: 'sidebar' },
})

const kind: Field = field.select('kind', 'What the partner does with us.', {
  index: true,
  options: optionsOf(partnerKinds),
  defaultValue: 'technology',
  required: true,
  admin: { position: 'sidebar' },
})

/** The words that visitors ask for partners by. */
const asked = phrasesIn(inEveryLanguage(siteWords, (words) => words.asked.partners))

/** What partners state, for questions after who they are. */
const partnerFacts: FactDeclaration = {
  kinds: {
    overview: { asked: asked.overview },
    kind: { asked: {}, values: asked.kinds },
    tier: {
      asked: {},
      values: Object.fromEntries(partnerTiers.map((tier) => [tier, { en: [tier], fr: [tier] }])),
    },
  },
  called: asked.called,
  listPath: '/partners',
  fields: ['summary', 'kind', 'tier', 'order'],
  read: (document) => {
    const { kind, tier, order } = document as { kind?: string; tier?: string; order?: number }
    const about = overviewOf(document, order)
    const ofValue = (name: string, value: string | undefined): Fact[] =>
      value ? about.map((fact) => ({ ...fact, kind: name, values: [value] })) : []
    return [...about, ...ofValue('kind', kind), ...ofValue('tier', tier)]
  },
}

/** Companies that work with us, with their logos. */
export const Partners = withTransfer(
  contentCollection(
    {
      slug: 'partners',
      labels: { singular: 'Partner', plural: 'Partners' },
      admin: {
        group: 'Content',
        useAsTitle: 'name',
        defaultColumns: ['name', 'tier', 'kind', 'order', '_status'],
        listSearchableFields: ['name', 'slug', 'summary'],
        description: 'Companies that work with us. Lower order numbers come first on the site.',
      },
      defaultSort: 'order',
      custom: {
        search: {
          type: 'partner',
          path: '/partners#:slug',
          title: 'name',
          words: inEveryLanguage(siteWords, ({ partner }) => partner),
          fields: [
            { name: 'summary', weight: 2 },
            { name: 'regions', areKeywords: true },
          ],
          facts: partnerFacts,
        } satisfies SearchDeclaration,
      },
      hooks: { beforeOperation: [previewForStaffOnly] },
      fields: [
        field.text('name', 'The way the company writes its name.', {
          required: true,
          maxLength: 120,
        }),
        slug,
        tier,
        kind,
        field.upload('logo', 'Best an SVG, or a PNG with a transparent background.', {
          relationTo: 'media',
        }),
        field.text('url', 'Where visitors read more.', {
          label: 'Website',
          maxLength: 500,
          validate: httpsUrl,
          admin: { disableBulkEdit: true, placeholder: 'https://' },
        }),
        field.textarea('summary', 'One or two sentences about the partnership.', {
          localized: true,
          maxLength: 500,
        }),
        field.text(
          'regions',
          'Where the partner works, such as Europe or France. Enter adds one.',
          {
            hasMany: true,
            maxRows: 40,
            maxLength: 60,
          },
        ),
        field.number('order', 'Lower numbers come first.', {
          min: -1_000_000,
          max: 1_000_000,
          defaultValue: 100,
          index: true,
          admin: { position: 'sidebar' },
        }),
      ],
    },
    { cachedList: ['partners', 'media'] },
  ),
  partnerTransfer,
)
