import type { Payload, SanitizedCollectionConfig } from 'payload'

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
  /** The paths of what it is called where a document of another module names it. */
  short?: string[]
}

export const recordOf = ({ custom }: Pick<SanitizedCollectionConfig, 'custom'>) =>
  (custom as { record?: RecordDeclaration }).record

export const summaryOf = (config: Pick<SanitizedCollectionConfig, 'custom'>): string[] =>
  recordOf(config)?.summary ?? []

/** A letter to an address, in the reader’s own mail program. */
export const letterTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** The page of everything known of an address. */
export function personLink({ config }: Pick<Payload, 'config'>, email: string): string {
  return `${config.routes.admin}/collections/leads/person?email=${encodeURIComponent(email)}`
}
