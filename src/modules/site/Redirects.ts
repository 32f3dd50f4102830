import { field } from '../../platform/content/fields.js'
import type {
  CollectionConfig,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { ValidationError } from 'payload'

import { anyone, anyStaff, editedBy } from '../../platform/access.js'
import { announceDeleted, announceSaved } from '../../platform/content/announce.js'
import { isLinkAddress, targetFields } from '../../platform/content/linkFields.js'
import {
  normalizePath,
  pathOf,
  readRedirect,
  type StoredRedirect,
  targetOf,
} from '../../platform/content/redirects.js'

const maxHops = 10

/** These are not pages: what answers there never asks for a redirect. */
const reserved = /^\/(?:api|admin|assets|_next|\.well-known)(?:\/|$)/

const checkFrom: TextFieldSingleValidation = (value) => {
  if (typeof value !== 'string' || !isLinkAddress(value) || !value.startsWith('/')) {
    return 'Enter a path of this site that begins with /, such as /old-page.'
  }
  if (/[?#]/.test(value)) return 'Leave out what follows ? or #: the query is kept by itself.'
  if (value === '/' || reserved.test(value)) return 'This address cannot be redirected.'
  return true
}

const normalizeFrom: FieldHook = ({ value }) =>
  typeof value === 'string' && checkFrom(value, {} as never) === true
    ? normalizePath(value)
    : (value as unknown)

const wrongTarget = 'Enter a path of this site, or a full address that begins with https://.'
const strangeTarget =
  'This leads to another site. Tick “May lead to another site” if that is meant.'

/** Refuses a target on another site that nobody has chosen, and one that leads back. */
async function checkTarget(req: PayloadRequest, redirect: StoredRedirect): Promise<void> {
  const { url, doc, elsewhere } = redirect
  // What is no address at all is refused by its field, which runs later.
  if (!doc && isLinkAddress(url) && !url.startsWith('/')) {
    if (!url.startsWith('https://')) refuse('url', wrongTarget)
    if (!elsewhere) refuse('url', strangeTarget)
  }
  let next = doc || !isLinkAddress(url) ? undefined : pathOf(url)
  for (let hops = 0; next !== undefined; hops += 1) {
    if (next === redirect.from || hops === maxHops)
      refuse('url', 'This leads back to where it starts.')
    next = pathOf(targetOf(await readRedirect(req.payload, next, req)))
  }
}

function refuse(path: string, message: string): never {
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message }] })
}

/** Old addresses, and where they lead now. The old slugs of documents need none: they redirect by themselves. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    group: 'Content',
    useAsTitle: 'from',
    defaultColumns: ['from', 'url', 'status', 'updatedAt'],
    listSearchableFields: ['from', 'url'],
    description:
      'Old addresses and where they lead now. A renamed page needs none: its old address keeps working.',
  },
  defaultSort: 'from',
  disableDuplicate: true,
  access: { ...editedBy('editor', anyone), admin: anyStaff },
  custom: { audit: 'words' },
  hooks: {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        const whole = {
          ...(originalDoc as StoredRedirect | undefined),
          ...(data as StoredRedirect),
        }
        await checkTarget(req, whole)
        return data as unknown
      },
    ],
    afterChange: [announceSaved],
    afterDelete: [announceDeleted],
  },
  fields: [
    field.text('from', 'A path of this site that has no page: pages come first.', {
      label: 'Old address',
      required: true,
      unique: true,
      index: true,
      maxLength: 300,
      validate: checkFrom,
      hooks: { beforeValidate: [normalizeFrom] },
      admin: { placeholder: '/old-page', disableBulkEdit: true },
    }),
    ...targetFields,
    field.select('status', 'Search engines forget an address that has moved for good.', {
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Moved for good (301)' },
        { value: '302', label: 'For the time being (302)' },
      ],
      admin: { position: 'sidebar', isClearable: false },
    }),
    field.checkbox('elsewhere', {
      label: 'May lead to another site',
      defaultValue: false,
      admin: { position: 'sidebar' },
    }),
  ],
}
