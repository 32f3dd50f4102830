import { randomBytes } from 'node:crypto'

import { type FieldHook, type TextField, ValidationError } from 'payload'

import { slugPattern } from '../text.js'

/** Payload would make it "slug - Copy", which is no slug. */
const copySlug: FieldHook = ({ value }) =>
  typeof value === 'string'
    ? `${value.slice(0, 80)}-copy-${randomBytes(3).toString('hex')}`
    : undefined

const rule =
  'Use lower-case letters, digits and hyphens, at most 96, without a hyphen at either end.'

const isSlug = (value: unknown): boolean => typeof value === 'string' && slugPattern.test(value)

/** Payload checks no field of a draft. One without a slug may wait for it; a wrong one would only be refused later. */
const checkDraftSlug: FieldHook = ({ collection, data, path, req, value }) => {
  const isOpen = value === undefined || value === null || value === ''
  if (data?._status !== 'draft' || isOpen || isSlug(value)) return
  const errors = [{ path: path.join('.'), message: rule }]
  throw new ValidationError({ collection: collection?.slug, errors, req }, req.t)
}

/** The part of the address that names a document; unique, and old ones keep redirecting. */
export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 96,
  validate: (value: string | null | undefined) => isSlug(value) || rule,
  hooks: { beforeDuplicate: [copySlug], beforeChange: [checkDraftSlug] },
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    description:
      'The last part of the address, such as ai-act-basics. When you change it, the old address keeps working.',
  },
}
