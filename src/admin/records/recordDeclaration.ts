import type { CollectionSlug, Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { readPath } from '../readPath.js'

/** How a document of a collection opens, under `custom.record`. */
type RecordDeclaration = {
  /** The paths of what one decides by, shown above everything else. */
  summary?: string[]
  /** The path of the email address of the person it is about. */
  person?: string
  /** The path of the addresses of others whom it names, in rows. */
  others?: string
  /** Whether its reader may want to write to that person. */
  writes?: true
  /** What staff do where a mail about it was refused, because the address may be wrong. */
  wrongAddress?: string
  /** The paths of what it is called where a document of another module names it. */
  short?: string[]
}

export const recordOf = ({ custom }: Pick<SanitizedCollectionConfig, 'custom'>) =>
  (custom as { record?: RecordDeclaration }).record

export const summaryOf = (config: Pick<SanitizedCollectionConfig, 'custom'>): string[] =>
  recordOf(config)?.summary ?? []

type Opened = { collectionSlug: CollectionSlug; id: number | string; data: unknown }

/** The address of the person whom a document is about, as far as the reader may know; it may stand in a related document. */
export async function emailOfPerson(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  { collectionSlug: collection, id, data }: Opened,
): Promise<string | undefined> {
  const { person } = recordOf(payload.collections[collection].config) ?? {}
  if (person === undefined) return undefined
  const [name = ''] = person.split('.')
  // An open document has the IDs of those it refers to.
  const isElsewhere = person !== name && typeof readPath(data, name) === 'string'
  const found: unknown = isElsewhere
    ? await payload.findByID({
        ...{ collection, id, depth: 1, disableErrors: true },
        ...{ overrideAccess: false, user },
      })
    : data
  const email = readPath(found, person)
  return typeof email === 'string' && email !== '' ? email : undefined
}

/** A letter to an address, in the reader’s own mail program. */
export const letterTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** The page of everything known of an address. */
export function personLink({ config }: Pick<Payload, 'config'>, email: string): string {
  return `${config.routes.admin}/collections/leads/person?email=${encodeURIComponent(email)}`
}
