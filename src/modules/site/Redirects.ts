import type {
  CollectionConfig,
  FieldHook,
  Payload,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { ValidationError } from 'payload'

import { anyone, anyStaff, nobody, staff } from '../../platform/access.js'
import { announceDeleted, announceSaved } from '../../platform/content/announce.js'
import {
  isLinkAddress,
  linkPath,
  type Link,
  targetFields,
} from '../../platform/content/linkFields.js'

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

/** As browsers send it: encoded, without a slash at its end. */
function normalizePath(path: string): string {
  return new URL(path, 'http://localhost').pathname.replace(/(?<=.)\/+$/, '')
}

const normalizeFrom: FieldHook = ({ value }) =>
  typeof value === 'string' && checkFrom(value, {} as never) === true
    ? normalizePath(value)
    : (value as unknown)

type Target = Pick<Link, 'doc' | 'url'>
type Stored = Target & {
  id?: string
  from: string
  status: '301' | '302'
  elsewhere?: boolean | null
}

/** Refuses a target on another site that nobody has chosen, and one that leads back. */
async function checkTarget(req: PayloadRequest, redirect: Stored): Promise<void> {
  const { url, doc, elsewhere } = redirect
  if (!doc && url && !url.startsWith('/') && !(elsewhere && url.startsWith('https://'))) {
    refuse('url', 'This leads to another site. Tick “May lead to another site” if that is meant.')
  }
  let next = doc ? undefined : pathOf(url)
  for (let hops = 0; next !== undefined; hops += 1) {
    if (next === redirect.from || hops === maxHops)
      refuse('url', 'This leads back to where it starts.')
    next = pathOf(targetOf(await readRedirect(req.payload, next, req)))
  }
}

function refuse(path: string, message: string): never {
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message }] })
}

function pathOf(address: string | null | undefined): string | undefined {
  return address?.startsWith('/') ? normalizePath(address) : undefined
}

function targetOf(redirect: Stored | undefined): string | undefined {
  return redirect && linkPath(redirect)
}

async function readRedirect(payload: Payload, from: string, req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    ...(req && { req }),
  })
  return docs[0] as Stored | undefined
}

/**
 * Where an address without a page leads. A chain of redirects is one step; one that ends where it began, as a rename
 * can make it, leads nowhere.
 */
export async function findRedirect(payload: Payload, address: string) {
  const from = normalizePath(address)
  const first = await readRedirect(payload, from)
  const seen = new Set([from])
  let target = targetOf(first)
  for (let path = pathOf(target); path !== undefined; path = pathOf(target)) {
    if (seen.has(path)) return undefined
    seen.add(path)
    const next = targetOf(await readRedirect(payload, path))
    if (next === undefined) break
    target = next
  }
  return first && target ? { target, status: Number(first.status) } : undefined
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
  access: {
    create: staff('editor'),
    read: anyone,
    update: staff('editor'),
    delete: staff('editor'),
    readVersions: nobody,
    unlock: nobody,
    admin: anyStaff,
  },
  custom: { audit: 'words' },
  hooks: {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        const whole = { ...(originalDoc as Stored | undefined), ...(data as Stored) }
        await checkTarget(req, whole)
        return data as unknown
      },
    ],
    afterChange: [announceSaved],
    afterDelete: [announceDeleted],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      unique: true,
      index: true,
      maxLength: 300,
      validate: checkFrom,
      hooks: { beforeValidate: [normalizeFrom] },
      admin: {
        placeholder: '/old-page',
        disableBulkEdit: true,
        description: 'A path of this site.',
      },
    },
    ...targetFields,
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Moved for good (301)' },
        { value: '302', label: 'For the time being (302)' },
      ],
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'elsewhere',
      type: 'checkbox',
      label: 'May lead to another site',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
  ],
}
