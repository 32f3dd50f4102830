import type { SanitizedCollectionConfig } from 'payload'

/** How a document of a collection opens, under `custom.record`. */
export type RecordDeclaration = {
  /** The paths of what one decides by, shown above everything else. */
  summary?: string[]
  /** The path of the e-mail address of the person it is about. */
  person?: string
}

export const recordOf = ({ custom }: Pick<SanitizedCollectionConfig, 'custom'>) =>
  (custom as { record?: RecordDeclaration }).record

export const summaryOf = (config: Pick<SanitizedCollectionConfig, 'custom'>): string[] =>
  recordOf(config)?.summary ?? []
