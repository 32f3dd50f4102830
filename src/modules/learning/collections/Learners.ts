import { field, inSidebar } from '../../../platform/content/fields.js'
import type { CollectionConfig, Field } from 'payload'

import { nobody, staff, editedBy } from '../../../platform/access.js'
import { checkLine } from '../../../platform/content/checkText.js'
import {
  checkLearnerEmail,
  followLearner,
  forgetLearner,
  moveSeats,
} from '../hooks/learnerHooks.js'

const email: Field = {
  name: 'email',
  type: 'email',
  required: true,
  unique: true,
  index: true,
  validate: checkLearnerEmail,
  hooks: {
    beforeValidate: [
      ({ value }): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    ],
  },
  admin: { description: 'Codes to sign in go here. Whoever reads this mailbox is this learner.' },
}

const name: Field = field.text(
  'name',
  'Printed on certificates. One that is issued keeps the name it has.',
  {
    maxLength: 120,
    validate: checkLine,
    admin: {
      components: {
        Cell: { path: '/src/admin/lists/NameCell#NameCell', clientProps: { beside: 'email' } },
      },
    },
  },
)

const access = { create: nobody, update: nobody }

const sidebar = inSidebar(
  field.checkbox('blocked', 'A blocked learner is signed out everywhere and cannot sign in.', {
    defaultValue: false,
  }),
  // Set when they book, are booked for or sign in.
  field.text('locale', 'In which they get mails.', {
    ...{ label: 'Language', access, admin: { readOnly: true } },
  }),
  field.date('lastSignInAt', {
    ...{ label: 'Last sign-in', access },
    admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
  }),
)

const enrolments: Field = field.join('enrolments', {
  collection: 'enrolments',
  on: 'learner',
  admin: { defaultColumns: ['courseTitle', 'status', 'progress', 'createdAt'], allowCreate: false },
})

const certificates: Field = field.join('certificates', {
  collection: 'certificates',
  on: 'learner',
  admin: { defaultColumns: ['number', 'title', 'issuedAt', 'revokedAt'], allowCreate: false },
})

/**
 * People who learn. They sign in by code to sessions of our own and are not Payload users, because Payload's default
 * access lets every signed-in user in.
 */
export const Learners: CollectionConfig = {
  slug: 'learners',
  labels: { singular: 'Learner', plural: 'Learners' },
  admin: {
    group: 'Learning',
    useAsTitle: 'email',
    defaultColumns: ['name', 'blocked', 'lastSignInAt', 'createdAt'],
    listSearchableFields: ['email', 'name'],
    description: 'People who have signed in to learn, or who were entered by staff.',
  },
  access: editedBy('admin', staff('sales')),
  lockDocuments: false,
  disableDuplicate: true,
  custom: {
    record: {
      summary: ['name', 'lastSignInAt', 'locale', 'createdAt'],
      person: 'email',
      writes: true,
      wrongAddress:
        'If the address is wrong, an admin corrects it in their record under Learners. Then send the mail again.',
    },
    empty: 'Learners appear when they sign in at /learn or when a paid order enrols them.',
  },
  hooks: {
    beforeChange: [moveSeats],
    afterChange: [followLearner],
    beforeDelete: [forgetLearner],
  },
  fields: [email, name, enrolments, certificates, ...sidebar],
}
