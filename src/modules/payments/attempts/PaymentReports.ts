import { jsonField } from '../../../admin/fields/jsonField.js'
import { ledgerCollection } from '../ledgerCollection.js'

/** The findings of the nightly comparison with the gateway's own list. */
export const PaymentReports = ledgerCollection({
  slug: 'payment-reports',
  labels: { singular: 'Comparison', plural: 'Comparisons' },
  admin: {
    group: 'Payments',
    useAsTitle: 'until',
    defaultColumns: ['from', 'until', 'compared', 'differences', 'createdAt'],
    description: 'Each night, the payments of three days are compared with the gateway’s list.',
  },
  fields: [
    { name: 'from', type: 'date', required: true },
    { name: 'until', type: 'date', required: true },
    { name: 'compared', type: 'number', required: true },
    { name: 'differences', type: 'number', required: true },
    jsonField({
      name: 'findings',
      admin: { description: 'Each payment on which this service and the gateway do not agree.' },
    }),
  ],
})
