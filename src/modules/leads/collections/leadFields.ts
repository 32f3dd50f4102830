import type { CollectionSlug, Field } from 'payload'

import { nobody } from '../../../platform/access.js'
import { pickedFrom } from '../../../admin/fields/pickedFrom.js'
import { jsonField } from '../../../admin/fields/jsonField.js'
import type { LeadKind } from '../schemas.js'
import { checkLine } from '../../../platform/content/checkText.js'
import { field, optionsOf } from '../../../platform/content/fields.js'

/** Which form a lead came from. */
export const kindLabels: Record<LeadKind, string> = {
  demo: 'Demo',
  contact: 'Message',
  'request-info': 'Course information',
  brochures: 'Brochure',
  tco: 'Cost estimate',
  form: 'Form',
}

/** What visitors wrote stays as they wrote it. */
const asReceived = { access: { update: nobody } }

const only = (...kinds: LeadKind[]) => ({
  condition: ({ kind }: Partial<{ kind: LeadKind }>) => kind !== undefined && kinds.includes(kind),
})

const word = (name: string, maxLength: number, admin: object = {}): Field =>
  field.text(name, { maxLength, validate: checkLine, admin: { width: '50%', ...admin } })

const said = (name: string, ...kinds: LeadKind[]): Field =>
  field.text(name, { ...asReceived, admin: only(...kinds) })

/** What the form knew by its slug; staff read its name. */
const named = (name: string, kind: LeadKind, collection: CollectionSlug): Field =>
  field.text(name, {
    ...asReceived,
    custom: { refersTo: { collection, by: 'slug' } },
    admin: only(kind),
  })

const wrote = (name: string, ...kinds: LeadKind[]): Field =>
  field.textarea(name, { ...asReceived, admin: only(...kinds) })

/** Who they are. Staff may correct everything but the address. */
export const personFields: Field[] = [
  field.row(
    word('name', 200, {
      components: {
        Cell: { path: '/src/admin/lists/NameCell#NameCell', clientProps: { beside: 'email' } },
      },
    }),
    field.text('email', 'Nobody changes it.', {
      required: true,
      ...asReceived,
      admin: { width: '50%' },
    }),
  ),
  field.checkbox('emailProven', {
    label: 'The address was confirmed by a code',
    defaultValue: true,
    ...asReceived,
  }),
  field.text('emailKey', { required: true, index: true, hidden: true, ...asReceived }),
  field.row(word('company', 200), word('jobTitle', 200)),
  field.row(word('phone', 20), word('country', 2, pickedFrom('countries'))),
]

/** What they asked for. */
export const requestFields: Field[] = [
  field.relationship('form', { relationTo: 'forms', ...asReceived, admin: only('form') }),
  jsonField({ name: 'answers', ...asReceived, admin: only('form') }),
  said('companySize', 'demo'),
  field.text('interests', { hasMany: true, ...asReceived, admin: only('demo') }),
  said('preferredTime', 'demo'),
  said('subject', 'contact'),
  wrote('message', 'demo', 'contact'),
  named('program', 'request-info', 'courses'),
  wrote('question', 'request-info'),
  said('startPreference', 'request-info'),
  named('brochure', 'brochures', 'brochures'),
  jsonField({
    name: 'inputs',
    ...asReceived,
    admin: { ...only('tco'), description: 'What the visitor entered.' },
  }),
  jsonField({
    name: 'estimate',
    ...asReceived,
    admin: { ...only('tco'), description: 'The estimate that the visitor was shown.' },
  }),
]

/** Where they came from and which form they used. */
export const originFields: Field[] = [
  field.text('reference', 'Shown to the visitor, who can quote it when they write.', {
    required: true,
    unique: true,
    ...asReceived,
  }),
  field.select('kind', 'Which form it came from.', {
    required: true,
    index: true,
    options: optionsOf(kindLabels),
    ...asReceived,
  }),
  field.text('source', 'The campaign’s source, else the page they came from.', {
    index: true,
    ...asReceived,
  }),
  jsonField({
    name: 'attribution',
    ...asReceived,
    admin: {
      description: 'The campaign and the page that brought them, as reported by their browser.',
    },
  }),
  field.text('locale', 'The language of the form, and of the mails they get.', {
    required: true,
    ...asReceived,
  }),
]
