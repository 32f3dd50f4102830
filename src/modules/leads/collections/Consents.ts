import { staff } from '../../../platform/access.js'
import { ledgerCollection } from '../../../platform/content/ledgerCollection.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import { kindLabels } from './leadFields.js'

/**
 * Who agreed to what, when, and the text they were shown. Each answer and each withdrawal adds a row; no row can be
 * changed or deleted. Erasing a person empties the fields that identify them (erasePerson.ts).
 */
export const Consents = ledgerCollection({
  slug: 'consents',
  labels: { singular: 'Consent', plural: 'Consents' },
  admin: {
    group: 'Leads',
    useAsTitle: 'email',
    defaultColumns: ['email', 'event', 'form', 'policyVersion', 'createdAt'],
    listSearchableFields: ['email', 'policyVersion'],
    description: 'What visitors agreed to, as a record that nobody can change.',
  },
  custom: {
    record: { summary: ['email', 'event', 'form', 'createdAt'], person: 'email' },
    empty: 'Each form with a tick box for marketing mail adds its answer here.',
  },
  readers: staff('sales'),
  fields: [
    field.text('email', 'Empty once the person has been erased.'),
    field.text('emailKey', { index: true, hidden: true }),
    field.select('event', {
      required: true,
      options: [
        { value: 'given', label: 'Agreed to marketing' },
        { value: 'refused', label: 'Refused marketing' },
        { value: 'withdrawn', label: 'Withdrew consent' },
      ],
    }),
    field.checkbox('marketing', { required: true }),
    field.text('policyVersion', { index: true }),
    field.textarea('policyText', 'The privacy policy of that version, as it was published.', {
      // A copy: Payload's own limit for text is far below what a policy may have.
      validate: () => true,
    }),
    field.select('form', { required: true, options: optionsOf(kindLabels) }),
    field.text('locale', { required: true }),
    field.text(
      'addressHash',
      'A keyed hash of the client’s address: it tells two apart, and nothing else.',
    ),
    field.relationship('lead', { relationTo: 'leads', index: true }),
    field.relationship('withdraws', 'The consent that was taken back.', {
      relationTo: 'consents',
      unique: true,
    }),
    field.date('erasedAt'),
  ],
})
