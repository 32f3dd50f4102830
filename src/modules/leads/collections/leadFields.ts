import type { Field } from 'payload'

import { nobody } from '../../../platform/access.js'
import { leadKinds, type LeadKind } from '../schemas.js'

/** What the visitor said stays as he said it. */
const asReceived = { access: { update: nobody } }

const only = (...kinds: LeadKind[]) => ({
  condition: ({ kind }: Partial<{ kind: LeadKind }>) => kind !== undefined && kinds.includes(kind),
})

const word = (name: string, maxLength: number, admin: object = {}): Field => ({
  name,
  type: 'text',
  maxLength,
  admin: { width: '50%', ...admin },
})

const said = (name: string, ...kinds: LeadKind[]): Field => ({
  name,
  type: 'text',
  ...asReceived,
  admin: only(...kinds),
})

const wrote = (name: string, ...kinds: LeadKind[]): Field => ({
  name,
  type: 'textarea',
  ...asReceived,
  admin: only(...kinds),
})

/** Who he is; staff may correct all but the address, which a code has proven. */
export const personFields: Field[] = [
  {
    type: 'row',
    fields: [
      word('name', 200),
      { name: 'email', type: 'text', required: true, ...asReceived, admin: { width: '50%' } },
    ],
  },
  { name: 'emailKey', type: 'text', required: true, index: true, hidden: true },
  { type: 'row', fields: [word('company', 200), word('jobTitle', 200)] },
  {
    type: 'row',
    fields: [word('phone', 20), word('country', 2, { description: 'Two letters, such as GB.' })],
  },
]

/** What he asked for. */
export const requestFields: Field[] = [
  said('companySize', 'demo'),
  { name: 'interests', type: 'text', hasMany: true, ...asReceived, admin: only('demo') },
  said('preferredTime', 'demo'),
  said('subject', 'contact'),
  wrote('message', 'demo', 'contact'),
  said('program', 'request-info'),
  wrote('question', 'request-info'),
  said('startPreference', 'request-info'),
  said('brochure', 'brochures'),
  { name: 'inputs', type: 'json', ...asReceived, admin: only('tco') },
  { name: 'estimate', type: 'json', ...asReceived, admin: only('tco') },
]

/** How he came, and what the form was. */
export const originFields: Field[] = [
  { name: 'reference', type: 'text', required: true, unique: true, ...asReceived },
  {
    name: 'kind',
    type: 'select',
    required: true,
    index: true,
    options: leadKinds.map((value) => ({ value, label: kindLabel(value) })),
    ...asReceived,
  },
  {
    name: 'source',
    type: 'text',
    index: true,
    ...asReceived,
    admin: { description: 'The campaign’s source, else the page he came from.' },
  },
  { name: 'attribution', type: 'json', ...asReceived },
  { name: 'locale', type: 'text', required: true, ...asReceived },
]

function kindLabel(kind: LeadKind): string {
  const labels: Record<LeadKind, string> = {
    demo: 'Demo',
    contact: 'Message',
    'request-info': 'Course information',
    brochures: 'Brochure',
    tco: 'Cost estimate',
  }
  return labels[kind]
}
