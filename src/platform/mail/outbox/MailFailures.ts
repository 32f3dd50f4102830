import { field, optionsOf } from '../../content/fields.js'
import type { CollectionConfig } from 'payload'

import { staff, closedExcept } from '../../access.js'

export const mailFailuresSlug = 'mail-failures'

const reasons = {
  refused: 'The mail server refused the address or the mail for good',
  unsent: 'The mail server could not be reached or did not take it, again and again',
  unwritten: 'The mail could not be written',
  invalid: 'The address or the mail is not one that can be sent',
} as const

export type MailFailureReason = keyof typeof reasons

/** The mails that were given up, for staff to follow up; kept for 30 days only, because they name people. */
export const MailFailures: CollectionConfig = {
  slug: mailFailuresSlug,
  labels: { singular: 'Undelivered mail', plural: 'Undelivered mails' },
  admin: {
    group: 'Leads',
    useAsTitle: 'recipient',
    defaultColumns: ['recipient', 'kind', 'reason', 'createdAt'],
    listSearchableFields: ['recipient', 'kind'],
    description:
      'Mails that did not reach their recipient. Delete one once you have reached them; the others go after 30 days.',
  },
  // Nothing else says that a mail was followed up, and it would wait for 30 days.
  access: closedExcept({ read: staff('sales'), delete: staff('sales') }),
  custom: {
    record: { summary: ['recipient', 'kind', 'reason', 'createdAt'], person: 'recipient' },
  },
  lockDocuments: false,
  fields: [
    field.text('recipient', 'In lower case. Empty where the mail was never written.', {
      index: true,
    }),
    field.text('kind', { required: true, label: 'Mail' }),
    field.select('reason', {
      required: true,
      options: optionsOf(reasons),
    }),
    field.number('attempts', { required: true }),
  ],
}
