import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'

import { announceChange } from '../cache/announceChange.js'

/** Says after commit that documents of this collection changed; its slug is the tag. */
export const announceSaved: CollectionAfterChangeHook = async ({ collection, req }) => {
  await announceChange(req, [collection.slug])
}

export const announceDeleted: CollectionAfterDeleteHook = async ({ collection, req }) => {
  await announceChange(req, [collection.slug])
}

export const announceGlobal: GlobalAfterChangeHook = async ({ global, req }) => {
  await announceChange(req, [global.slug])
}
