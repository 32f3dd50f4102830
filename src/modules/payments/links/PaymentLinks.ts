import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  type Field,
  type PayloadRequest,
  type TextField,
  type TextFieldSingleValidation,
} from 'payload'

import { currencyField } from '../../../admin/fields/currencyField.js'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import type { BulkAction } from '../../../admin/lists/bulkMenus.js'
import type { PaymentLink } from '../../../payload-types.js'
import { staff, editedBy, anyStaff } from '../../../platform/access.js'
import { announceDeleted, announceSaved } from '../../../platform/content/announce.js'
import { countedField, field, inSidebar, optionsOf } from '../../../platform/content/fields.js'
import { inDefaultLanguage } from '../../../platform/content/inDefaultLanguage.js'
import { forgetSlugs, noteSlug } from '../../../platform/content/publishedSlugs.js'
import { slugField } from '../../../platform/content/slugField.js'
import { translatedText } from '../../../platform/content/translated.js'
import { wholeNumber } from '../../../platform/content/wholeNumber.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { maxAmount } from '../../../platform/money.js'
import { idOf } from '../../../platform/payload/idOf.js'
import { maxAmountIn } from '../Order.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { checkTarget, maxTargetLength } from './target.js'

async function countVisits(req: PayloadRequest, { id }: { id?: string }): Promise<number> {
  if (id === undefined) return 0
  const [row] = await query<{ visits: number }>(req)`
    select coalesce(sum(visits), 0)::float8 as visits from payment_link_visits
    where link_id = ${id}::uuid`
  return row?.visits ?? 0
}

type Sibling = { kind?: string; amountMode?: string; state?: string }

const isGateway = (_: unknown, { kind }: Sibling) => kind !== 'external'
const isOpen = (data: unknown, sibling: Sibling) =>
  isGateway(data, sibling) && sibling.amountMode === 'open'

const amountField = (name: string, description: string, isShown = isGateway) =>
  field.number(name, description, {
    ...{ min: 1, max: maxAmount, validate: wholeNumber },
    admin: { step: 1, condition: isShown, ...shownAsMoney('/price/currency') },
  })

const time = { admin: { date: { pickerAppearance: 'dayAndTime' } } } as const

const money: Field[] = [
  field.select('amountMode', 'Whether everyone pays the same.', {
    defaultValue: 'fixed',
    options: optionsOf({ fixed: 'Fixed amount', open: 'The visitor chooses' }),
    admin: { condition: isGateway },
  }),
  field.group('price', {
    fields: [
      field.row(
        amountField('amount', 'What everybody pays, such as 490 or 490.00.'),
        currencyField(),
      ),
    ],
  }),
  amountField('min', 'The least a visitor may pay.', isOpen),
  amountField('max', 'The most a visitor may pay.', isOpen),
]

const safeTarget: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { kind, state } = siblingData as Sibling
  const isNeeded = kind === 'external' && state !== 'draft'
  return isNeeded || value ? (checkTarget(value, req.payload) ?? true) : true
}

const target: TextField = field.text('target', 'Where the visitor is sent: a full https address.', {
  maxLength: maxTargetLength,
  validate: safeTarget,
  admin: { condition: (_, { kind }: Sibling) => kind === 'external', disableBulkEdit: true },
})

const rules: Field[] = [
  field.date('availableFrom', 'Empty: from now on.', time),
  field.date('availableUntil', 'Empty: without an end.', time),
  field.number('maxUses', 'How many may pay. Empty: any number.', {
    min: 1,
    max: 1_000_000,
    validate: wholeNumber,
    admin: { condition: isGateway },
  }),
  field.relationship(
    'course',
    'Payers are enrolled in this course. While it is not published, nobody can pay by the link.',
    {
      relationTo: 'courses',
      admin: { condition: isGateway },
    },
  ),
  field.relationship(
    'session',
    'The one date whose places it sells. Empty: payers choose a date of the course.',
    {
      relationTo: 'course-sessions',
      label: 'Date',
      filterOptions: ({ siblingData }) => ({
        course: { equals: (siblingData as { course?: unknown }).course },
      }),
      admin: {
        condition: (data, sibling: Sibling & { course?: unknown }) =>
          isGateway(data, sibling) && Boolean(sibling.course),
      },
    },
  ),
]

const sidebar = inSidebar(
  slugField,
  field.select('state', 'Visitors can use a link while it is active.', {
    required: true,
    defaultValue: 'draft',
    options: optionsOf(['draft', 'active', 'paused', 'archived']),
  }),
  field.select('kind', 'What happens when somebody follows the link.', {
    required: true,
    defaultValue: 'gateway',
    options: optionsOf({ gateway: 'Payment here', external: 'Redirect to another site' }),
  }),
  countedField('visits', 'Visits by people, not by bots.', { read: anyStaff, count: countVisits }),
  field.ui('share', {
    admin: { components: { Field: '/src/modules/payments/admin/ShareLink#ShareLink' } },
  }),
)

const linkFields: Field[] = [
  ...sidebar,
  translatedText('title', 'What the visitor pays for, in the words they see.', { maxLength: 200 }),
  field.textarea('description', 'What they get for it. Plain text.', {
    localized: true,
    maxLength: 2_000,
  }),
  field.upload('image', 'Shown where the link is shared.', { relationTo: 'media' }),
  ...money,
  target,
  ...rules,
]

type Parts = {
  endpoints: Endpoint[]
  beforeDelete: CollectionBeforeDeleteHook
  beforeOperation: CollectionBeforeOperationHook
}

/** Links that visitors pay through or are redirected by. A link stays reachable under its old slugs. */
export const PaymentLinks = ({
  endpoints,
  beforeDelete,
  beforeOperation,
}: Parts): CollectionConfig => ({
  slug: 'payment-links',
  labels: { singular: 'Payment link', plural: 'Payment links' },
  admin: {
    group: 'Payments',
    useAsTitle: 'title',
    defaultColumns: ['title', 'price.amount', 'state', 'course', 'visits', 'availableUntil'],
    listSearchableFields: ['title', 'slug'],
    description: 'Links to pay by, and redirects whose visits are counted.',
  },
  access: editedBy('editor', staff('editor', 'finance')),
  custom: {
    audit: 'words',
    bulk: [{ label: 'Move to', field: 'state' }] satisfies BulkAction[],
    record: { summary: ['price.amount', 'state', 'visits', 'course', 'availableUntil'] },
    empty: 'Make a link to be paid by, then share its address.',
  },
  endpoints,
  hooks: {
    beforeChange: [checkLink],
    afterChange: [rememberLinkSlug, announceSaved, announcePlaces],
    beforeDelete: [beforeDelete],
    beforeOperation: [beforeOperation],
    afterDelete: [forgetSlugs, announceDeleted, announcePlacesGone],
  },
  fields: inDefaultLanguage(linkFields),
})

/** Publishes the courses that a link sells or used to sell: their remaining places depend on the link. */
const announcePlaces: CollectionAfterChangeHook<PaymentLink> = async ({
  doc,
  previousDoc,
  req,
}) => {
  // A new document has no previous one, despite its type.
  const before = previousDoc as Partial<PaymentLink> | undefined
  for (const id of new Set([idOf(doc.course), idOf(before?.course)])) {
    if (id !== undefined) await paymentsOptions(req.payload).onPlacesChanged(req, id)
  }
}

const announcePlacesGone: CollectionAfterDeleteHook<PaymentLink> = async ({ doc, req }) => {
  const id = idOf(doc.course)
  if (id !== undefined) await paymentsOptions(req.payload).onPlacesChanged(req, id)
}

type Fault = { path: string; message: string }
type Draft = Partial<PaymentLink>

/** Refuses a link that contradicts itself; a draft may lack fields that visitors need. */
const checkLink: CollectionBeforeChangeHook<PaymentLink> = ({ data, originalDoc, req }) => {
  const link: Draft = { ...originalDoc, ...data, price: { ...originalDoc?.price, ...data.price } }
  const errors = [...windowFaults(link), ...moneyFaults(link)]
  if (errors.length === 0) return data
  throw new ValidationError({ collection: 'payment-links', errors, req }, req.t)
}

function windowFaults({ availableFrom, availableUntil }: Draft): Fault[] {
  if (!availableFrom || !availableUntil) return []
  if (Date.parse(availableFrom) < Date.parse(availableUntil)) return []
  return [{ path: 'availableUntil', message: 'Choose an end after the beginning.' }]
}

function moneyFaults(link: Draft): Fault[] {
  if (link.kind === 'external' || link.state === 'draft') return []
  const { amount, currency } = link.price ?? {}
  const faults: Fault[] = currency
    ? tooMuch(link, currency)
    : [{ path: 'price.currency', message: 'Choose the currency.' }]
  if (link.amountMode !== 'open') {
    return amount ? faults : [...faults, { path: 'price.amount', message: 'Enter the amount.' }]
  }
  const { min, max } = link
  if (!min) faults.push({ path: 'min', message: 'Enter the least a visitor may pay.' })
  if (!max) faults.push({ path: 'max', message: 'Enter the most a visitor may pay.' })
  if (min && max && min > max) faults.push({ path: 'max', message: 'Enter more than the least.' })
  return faults
}

function tooMuch({ price, min, max }: Draft, currency: string): Fault[] {
  const most = maxAmountIn(currency)
  const amounts = { 'price.amount': price?.amount, min, max }
  return Object.entries(amounts)
    .filter(([, amount]) => (amount ?? 0) > most)
    .map(([path]) => ({ path, message: `Enter at most ${String(most)}.` }))
}

/** Remembers a slug that visitors may have seen. */
const rememberLinkSlug: CollectionAfterChangeHook<PaymentLink> = async ({
  collection,
  doc,
  req,
}) => {
  if (doc.state === 'draft') return
  await noteSlug(req, { collection: collection.slug, slug: doc.slug, documentId: doc.id })
}
