import type { CollectionSlug, Where } from 'payload'

declare module './extend.js' {
  interface Declarations {
    /** Documents of a module that need action by staff. */
    waiting: PendingWork[]
  }
}

/** Documents that need action: staff who may read them see how many there are, with a link. */
export type PendingWork = {
  /** A stable name in kebab-case. */
  id: string
  collection: CollectionSlug
  where: Where
  /** What they are, in the plural: `Orders to review`. */
  label: string
  /** What to do about them, in one sentence. */
  hint: string
}
