import type { CollectionSlug, Where } from 'payload'

declare module './extend.js' {
  interface Declarations {
    /** Documents of a module that wait for staff. */
    waiting: Waiting[]
  }
}

/** Documents that wait for staff: who may read them is told how many there are and where. */
export type Waiting = {
  /** A stable name in kebab-case. */
  id: string
  collection: CollectionSlug
  where: Where
  /** What they are, in the plural: `Orders to review`. */
  label: string
  /** What to do about them, in one sentence. */
  hint: string
}
