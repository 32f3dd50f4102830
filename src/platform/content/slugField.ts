import { randomBytes } from 'node:crypto'

import type { FieldHook, TextField } from 'payload'

import { slugPattern } from '../text.js'

/** Payload would make it "slug - Copy", which is no slug. */
const copySlug: FieldHook = ({ value }) =>
  typeof value === 'string'
    ? `${value.slice(0, 80)}-copy-${randomBytes(3).toString('hex')}`
    : undefined

/** The part of the address that names a document; unique, and old ones keep redirecting. */
export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 96,
  validate: (value: string | null | undefined) =>
    (typeof value === 'string' && slugPattern.test(value)) ||
    'Use lower-case letters, digits and hyphens, at most 96, without a hyphen at either end.',
  hooks: { beforeDuplicate: [copySlug] },
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    description:
      'The last part of the address, such as ai-act-basics. When you change it, the old address keeps working.',
  },
}
