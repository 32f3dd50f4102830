import { staff } from '../../../platform/access.js'
import { ledgerCollection } from '../../../platform/content/ledgerCollection.js'
import { leadKinds } from '../schemas.js'

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
  defaultSort: '-id',
  fields: [
    {
      name: 'email',
      type: 'text',
      admin: { description: 'Empty once the person has been erased.' },
    },
    { name: 'emailKey', type: 'text', index: true, hidden: true },
    {
      name: 'event',
      type: 'select',
      required: true,
      options: [
        { value: 'given', label: 'Agreed to marketing' },
        { value: 'refused', label: 'Refused marketing' },
        { value: 'withdrawn', label: 'Withdrew consent' },
      ],
    },
    { name: 'marketing', type: 'checkbox', required: true },
    { name: 'policyVersion', type: 'text', index: true },
    {
      name: 'policyText',
      type: 'textarea',
      admin: { description: 'The privacy policy of that version, as it was published.' },
    },
    { name: 'form', type: 'select', required: true, options: [...leadKinds] },
    { name: 'locale', type: 'text', required: true },
    {
      name: 'addressHash',
      type: 'text',
      admin: {
        description: 'A keyed hash of the client’s address: it tells two apart, and nothing else.',
      },
    },
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    {
      name: 'withdraws',
      type: 'relationship',
      relationTo: 'consents',
      unique: true,
      admin: { description: 'The consent that was taken back.' },
    },
    { name: 'erasedAt', type: 'date' },
  ],
})
