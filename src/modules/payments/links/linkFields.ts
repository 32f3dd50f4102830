import { field, optionsOf } from '../../../platform/content/fields.js'
import type { DateField, Field, FieldHook, TextField, TextFieldSingleValidation } from 'payload'

import { currencyField } from '../../../admin/fields/currencyField.js'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { nobody, roleOf } from '../../../platform/access.js'
import { slugField } from '../../../platform/content/slugField.js'
import { translatedText } from '../../../platform/content/translated.js'
import { wholeNumber } from '../../../platform/content/wholeNumber.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { maxAmount } from '../../../platform/money.js'
import { checkTarget, maxTargetLength } from './target.js'

/** How often a link was visited so far, visible to staff only. */
const visitsOfLink: FieldHook = async ({ data, originalDoc, req, siblingData }) => {
  const { id } = { ...originalDoc, ...data, ...siblingData } as { id?: unknown }
  if (typeof id !== 'string') return 0
  const [row] = await query<{ visits: number }>(req)`
    select coalesce(sum(visits), 0)::float8 as visits from payment_link_visits
    where link_id = ${id}::uuid`
  return row?.visits ?? 0
}

type Sibling = { kind?: string; amountMode?: string; state?: string }

const isGateway = (_: unknown, { kind }: Sibling) => kind !== 'external'
const isOpen = (data: unknown, sibling: Sibling) =>
  isGateway(data, sibling) && sibling.amountMode === 'open'

const amountField = (name: string, description: string, isShown = isGateway): Field => ({
  name,
  type: 'number',
  min: 1,
  max: maxAmount,
  validate: wholeNumber,
  admin: { step: 1, description, condition: isShown, ...shownAsMoney('/price/currency') },
})

const time = (name: string, description: string): DateField => ({
  name,
  type: 'date',
  admin: { date: { pickerAppearance: 'dayAndTime' }, description },
})

const money: Field[] = [
  field.select('amountMode', 'Whether everyone pays the same.', {
    defaultValue: 'fixed',
    options: [
      { value: 'fixed', label: 'Fixed amount' },
      { value: 'open', label: 'The visitor chooses' },
    ],
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
  time('availableFrom', 'Empty: from now on.'),
  time('availableUntil', 'Empty: without an end.'),
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

const sidebar: Field[] = [
  slugField,
  field.select('state', 'Visitors can use a link while it is active.', {
    required: true,
    defaultValue: 'draft',
    options: optionsOf(['draft', 'active', 'paused', 'archived']),
    admin: { position: 'sidebar' },
  }),
  field.select('kind', 'What happens when somebody follows the link.', {
    required: true,
    defaultValue: 'gateway',
    options: [
      { value: 'gateway', label: 'Payment here' },
      { value: 'external', label: 'Redirect to another site' },
    ],
    admin: { position: 'sidebar' },
  }),
  field.number('visits', 'Visits by people, not by bots.', {
    virtual: true,
    access: { create: nobody, update: nobody, read: ({ req }) => roleOf(req) !== undefined },
    hooks: { afterRead: [visitsOfLink] },
    admin: { position: 'sidebar', readOnly: true },
  }),
  field.ui('share', {
    admin: {
      position: 'sidebar',
      components: { Field: '/src/modules/payments/admin/ShareLink#ShareLink' },
    },
  }),
]

/** The fields of a payment link. */
export const linkFields: Field[] = [
  ...sidebar,
  translatedText({
    name: 'title',
    maxLength: 200,
    admin: { description: 'What the visitor pays for, in the words they see.' },
  }),
  field.textarea('description', 'What they get for it. Plain text.', {
    localized: true,
    maxLength: 2_000,
  }),
  field.upload('image', 'Shown where the link is shared.', { relationTo: 'media' }),
  ...money,
  target,
  ...rules,
]
