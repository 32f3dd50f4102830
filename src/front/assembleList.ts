import type { ApiHandler } from '../platform/api/createApiHandler.js'
import type { Cache } from '../platform/cache/createCache.js'
import { currentReader, readingFor } from '../platform/database/limitedReads.js'
import { responseOf } from '../platform/http/bodyBytes.js'
import { listOf } from '../platform/http/serializedCache.js'

/** Which query parameters of a list decide how each document looks, and which decide what documents are in it. */
const looks = new Set(['depth', 'select', 'joins', 'populate'])
const both = new Set(['locale', 'fallback-locale', 'fallbackLocale'])
const choice = new Set(['where', 'sort', 'limit', 'page', 'pagination'])

const maxDocuments = 100

type ListQuery = { url: string; tags: readonly string[] }
type Upstreams = { api: ApiHandler; cache: Cache; origin: string }
type ListPage = { docs: { id: string }[] }
/** A document as bytes of an answer; undefined where it could not be read. */
type Kept = { bytes: Buffer }

/**
 * One of Payload's own lists for anonymous callers, byte for byte as Payload gives it. Which documents are in it, and
 * in which order, is queried each time; each document is rendered once, because hooks and rich text take nearly all of
 * the time. Undefined where the query has a parameter that is not known here.
 */
export async function assembleList(
  upstreams: Upstreams,
  asked: ListQuery,
): Promise<Response | undefined> {
  const { searchParams } = new URL(asked.url, upstreams.origin)
  const names = [...searchParams.keys()]
  if (!names.every((name) => [looks, both, choice].some((known) => known.has(baseOf(name))))) {
    return undefined
  }
  const path = asked.url.split('?', 1)[0] ?? ''
  const ask = (search: URLSearchParams) =>
    upstreams.api.handle(new Request(`${upstreams.origin}${path}?${search.toString()}`))
  const which = only(searchParams, choice, both)
  which.append('select[id]', 'true')
  which.append('depth', '0')
  const listed = await ask(which)
  if (listed.status !== 200) return listed
  const page = (await listed.json()) as ListPage
  const look = only(searchParams, looks, both)
  // Nothing would be read by these, so nothing would say whether they are right.
  if (page.docs.length === 0 && names.some((name) => looks.has(baseOf(name)))) return undefined
  const kept = await readDocuments({ ...upstreams, tags: asked.tags, path, look, ask }, page)
  return kept && responseOf(listOf(page, kept), { headers: headersOf(listed) })
}

function baseOf(name: string): string {
  return name.split('[', 1)[0] ?? ''
}

function only(search: URLSearchParams, ...kinds: ReadonlySet<string>[]): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([name]) => kinds.some((kind) => kind.has(baseOf(name)))),
  )
}

type Reading = {
  cache: Cache
  tags: readonly string[]
  path: string
  look: URLSearchParams
  ask: (search: URLSearchParams) => Promise<Response>
}

/** The documents of a page in its order; those that are not cached are read together. */
async function readDocuments(reading: Reading, { docs }: ListPage): Promise<Buffer[] | undefined> {
  const { cache, tags, path, look } = reading
  if (docs.length > maxDocuments) return undefined
  const keyOf = (id: string) => `document ${path} ${id} ${look.toString()}`
  const missing = docs.map(({ id }) => id).filter((id) => !cache.peek(keyOf(id)))
  const reader = currentReader()
  let batch: Promise<Map<string, Buffer>> | undefined
  const reads = docs.map(({ id }) =>
    cache.remember<Kept>({
      key: keyOf(id),
      tags,
      bytes: ({ bytes }) => bytes.byteLength + 2 * keyOf(id).length + 500,
      isKept: ({ bytes }) => bytes !== nothing,
      load: async () => {
        batch ??= reader
          ? readingFor(reader, () => readBatch(reading, missing))
          : readBatch(reading, missing)
        return { bytes: (await batch).get(id) ?? nothing }
      },
    }),
  )
  const found = (await Promise.all(reads)).map(({ bytes }) => bytes)
  // A document was withdrawn after the list was read: Payload must answer with the current state.
  return found.includes(nothing) ? undefined : found
}

const nothing = Buffer.alloc(0)

async function readBatch({ look, ask }: Reading, ids: string[]): Promise<Map<string, Buffer>> {
  const search = new URLSearchParams(look)
  search.append('where[id][in]', ids.join(','))
  search.append('limit', String(maxDocuments))
  search.append('pagination', 'false')
  const answer = await ask(search)
  if (answer.status !== 200) return new Map()
  const { docs } = (await answer.json()) as ListPage
  return new Map(docs.map((doc) => [doc.id, Buffer.from(JSON.stringify(doc))]))
}

function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers)
  kept.delete('content-length')
  return kept
}
