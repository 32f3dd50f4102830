import { failureOf, readApi, slugMovedTo } from './readApi.js'
import { remember } from './remember.js'
import type { Site } from '../Site.js'

/** What is at the address of a document: the document, where it has moved to, or nothing. */
export type Found<T> =
  { kind: 'found'; document: T } | { kind: 'moved'; slug: string } | { kind: 'missing' }

type Options<Answer, T> = { tags: readonly string[]; complete: (answer: Answer) => Promise<T> | T }

/** Reads a published document from the API, completes it, and keeps it until it changes. */
export function readDocument<Answer, T = Answer>(
  { payload }: Pick<Site, 'payload'>,
  path: string,
  { tags, complete }: Options<Answer, T>,
): Promise<Found<T>> {
  return remember<Found<T>>(payload, {
    key: path,
    tags,
    load: async () => {
      const response = await readApi(payload, path)
      const moved = slugMovedTo(response)
      if (moved) return { kind: 'moved', slug: moved }
      if (response.status === 404) return { kind: 'missing' }
      if (response.status !== 200) throw failureOf(path, response)
      return { kind: 'found', document: await complete((await response.json()) as Answer) }
    },
    isKept: ({ kind }) => kind === 'found',
  })
}
