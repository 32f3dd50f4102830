import { countedField, field, inSidebar, optionsOf } from '../../../platform/content/fields.js'
import type { Field, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload'

import { currencyField } from '../../../admin/fields/currencyField.js'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { anyStaff } from '../../../platform/access.js'
import { slugField } from '../../../platform/content/slugField.js'
import { translatedText } from '../../../platform/content/translated.js'
import { wholeNumber } from '../../../platform/content/wholeNumber.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { maxAmount } from '../../../platform/money.js'
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
