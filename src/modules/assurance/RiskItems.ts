import { field, optionsOf } from '../../platform/content/fields.js'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'

import type { RiskItem } from '../../payload-types.js'
import { anyStaff, editedBy } from '../../platform/access.js'
import { checkWritten } from '../../platform/content/checkText.js'
import { redact } from '../../platform/redact.js'
import { signalStates } from './schemas.js'
import { declaredVectors, levels } from './severity.js'
import { addSignals } from './signals/signalStore.js'

/** The public fields of a risk item; changes of other fields are not published. */
const publicFields = ['title', 'category', 'severity', 'status'] as const

type Declared = Pick<RiskItem, 'id' | (typeof publicFields)[number]>

/** Publishes a risk item or its change in the feed, in the same transaction. */
const announceDeclared: CollectionAfterChangeHook<RiskItem> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNew = operation === 'create'
  if (!isNew && publicFields.every((name) => doc[name] === previousDoc[name])) return
  await tell(req, doc, isNew ? 'declared' : 'changed')
}

/** A deleted item is reported as closed, for readers who only follow the signals. */
const announceWithdrawn: CollectionAfterDeleteHook<RiskItem> = ({ doc, req }) =>
  tell(req, { ...doc, status: 'closed' }, 'withdrawn')

async function tell(req: PayloadRequest, item: Declared, event: string): Promise<void> {
  const { id, title, category, severity, status } = item
  await addSignals(req, [
    {
      type: `foyer.risk_item.${event}.v1`,
      source: '/api/risk-items',
      subject: `risk-items/${id}`,
      severity: declaredVectors[severity],
      disposition: status === 'open' ? 'allowed' : 'blocked',
      status,
      origin: 'declared',
      category: published(category, 60),
      title: published(title, 200),
      mappings: {},
    },
  ])
}

/** The feed is public and must identify nobody, whatever staff write. A placeholder may be longer than what it hides. */
function published(text: string, mostCharacters: number): string {
  const { text: masked } = redact(text.trim())
  return Array.from(masked).slice(0, mostCharacters).join('').trim()
}

/** Risks of the AI system that people have reported, beside those that the service measures itself. */
export const RiskItems: CollectionConfig = {
  slug: 'risk-items',
  labels: { singular: 'Risk item', plural: 'Risk items' },
  admin: {
    group: 'Assistant',
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'severity', 'status', 'updatedAt'],
    listSearchableFields: ['title', 'category'],
    description:
      'Each item and each change of it is published in the assurance feed, marked as declared, without its detail.',
  },
  access: editedBy('editor', anyStaff),
  disableDuplicate: true,
  defaultSort: '-updatedAt',
  custom: { audit: 'words' },
  hooks: { afterChange: [announceDeclared], afterDelete: [announceWithdrawn] },
  fields: [
    field.text('title', 'Public. One line; no names of people.', {
      required: true,
      maxLength: 200,
      validate: checkWritten,
    }),
    field.text(
      'category',
      'Public. The feed itself uses security, privacy, accuracy, reliability, payments and controls.',
      {
        ...{ required: true, maxLength: 60, validate: checkWritten, index: true },
        admin: { placeholder: 'security' },
      },
    ),
    field.textarea('detail', 'For staff only: what was seen, what is done about it.', {
      maxLength: 5_000,
    }),
    field.select('severity', 'Public. How bad it would be.', {
      required: true,
      defaultValue: 'medium',
      options: optionsOf(levels),
      admin: { position: 'sidebar' },
    }),
    field.select('status', 'Public. Its current status.', {
      required: true,
      defaultValue: 'open',
      options: optionsOf(signalStates),
      index: true,
      admin: { position: 'sidebar' },
    }),
  ],
}
