import { LRUCache } from 'lru-cache'

/** The channel on which processes tell each other what changed. */
export const changesChannel = 'foyer_changes'

export type ChangedDocument = { collection: string; id: string }

type Notice = { id: string; tags: readonly string[]; document?: ChangedDocument | undefined }

/** A change: its tags, the document that was written as `collection#id`, and its own id as `@id`. */
export function writeNotice({ id, tags, document }: Notice): string {
  const written = document ? [`${document.collection}#${document.id}`] : []
  return [...tags, ...written, `@${id}`].join(',')
}

export function readNotice(notice: string) {
  const all = notice.split(',')
  const id = all.find((part) => part.startsWith('@'))?.slice(1)
  const parts = all.filter((part) => !part.startsWith('@'))
  const documents = parts.flatMap((part) => {
    const [collection = '', id] = part.split('#')
    return id === undefined ? [] : [{ collection, id }]
  })
  return { id, tags: parts.filter((part) => !part.includes('#')), documents }
}

/** The latest changes that a process has applied at its own commit, by its cache: their notices tell it nothing new. */
const applied = new WeakMap<object, LRUCache<string, true>>()

export function noteApplied(cache: object, id: string): void {
  const ids = applied.get(cache) ?? new LRUCache<string, true>({ max: 10_000 })
  applied.set(cache, ids.set(id, true))
}

export function wasApplied(cache: object, id: string | undefined): boolean {
  return id !== undefined && applied.get(cache)?.has(id) === true
}
