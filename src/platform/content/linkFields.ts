import type { Field, TextFieldSingleValidation } from 'payload'

import { isLoopback } from '../isLoopback.js'
import { parseUrl } from '../parseUrl.js'
import { field } from './fields.js'
import { translatedText } from './translated.js'

const folders = { pages: '/pages', courses: '/courses', policies: '/policies' } as const

type Linked = keyof typeof folders

/** The page that is shown at `/`, if staff have published one under this slug. */
export const startSlug = 'home'

/** A link as it is stored: to a document, or to an address. With `depth=1` the document is there as a whole. */
export type Link = {
  label?: string | null
  doc?: { relationTo: Linked; value: unknown } | null
  url?: string | null
}

const wrongAddress =
  'Enter a path of this site such as /contact, or a full address that begins with https://, mailto: or tel:.'

const path = /^\/(?![/\\])[^\s\\]*$/

/** An address that a link may lead to: never a script, never another scheme. */
export function isLinkAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false
  if (path.test(value) || /^#[\w-]+$/.test(value)) return true
  return /^(?:https:\/\/|mailto:|tel:)\S+$/.test(value) && parseUrl(value) !== undefined
}

const checkAddress: TextFieldSingleValidation = (value, { siblingData }) => {
  const { doc } = siblingData as { doc?: unknown }
  if (value) return isLinkAddress(value) || wrongAddress
  return Boolean(doc) || 'Choose a document, or enter an address.'
}

/** Where a link leads: a document of this site, which it follows to new slugs, or any address. */
export const targetFields: Field[] = [
  field.row(
    field.relationship('doc', 'A page, course or policy of this site.', {
      label: 'Document',
      relationTo: Object.keys(folders) as Linked[],
      admin: { width: '50%' },
    }),
    field.text('url', 'A path of this site, or a full address.', {
      label: 'Another address',
      maxLength: 500,
      validate: checkAddress,
      admin: { width: '50%', disableBulkEdit: true, placeholder: '/contact' },
    }),
  ),
]

/** A link with its words. */
export const linkFields: Field[] = [
  translatedText('label', 'What happens or what comes, such as Book a place.', {
    label: 'Words',
    maxLength: 60,
  }),
  ...targetFields,
]

/** The address that a link leads to; undefined if its document is not published. */
export function linkPath({ doc, url }: Omit<Link, 'label'>): string | undefined {
  if (!doc) return isLinkAddress(url) ? url : undefined
  const slug =
    typeof doc.value === 'object' ? (doc.value as { slug?: unknown } | null)?.slug : undefined
  if (typeof slug !== 'string' || !Object.hasOwn(folders, doc.relationTo)) return undefined
  return doc.relationTo === 'pages' && slug === startSlug
    ? '/'
    : `${folders[doc.relationTo]}/${slug}`
}

/**
 * Validates an optional link of a text field: empty, or an absolute https address (http on loopback for trying out).
 */
export function httpsUrl(value: string | string[] | null | undefined): string | true {
  if (value === null || value === undefined || value === '') return true
  const message = 'Enter a full address that begins with https://'
  if (typeof value !== 'string' || !/^https?:\/\/[^\s\\]+$/i.test(value)) return message
  const url = parseUrl(value)
  if (!url) return message
  const { protocol, hostname, username, password } = url
  const safe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return (safe && !username && !password) || message
}
