import type { CollectionConfig, SanitizedCollectionConfig } from 'payload'

type Collection = Pick<CollectionConfig | SanitizedCollectionConfig, 'custom' | 'upload'>

/** Whether a document may be sent with a file: an upload, or what makes one of it, which says `custom.takesFile`. */
export function takesFile(collection: Collection | undefined): boolean {
  const { takesFile: isMadeOfIt = false } = { ...collection?.custom } as { takesFile?: boolean }
  return isMadeOfIt || Boolean(collection?.upload)
}
