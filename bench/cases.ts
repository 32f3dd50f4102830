/** One request to measure; `path` gives a new address each time where nothing may come from memory. */
export type Case = {
  name: string
  path: (turn: number) => string
  isCached: boolean
  isMiss: boolean
  /** Compressed, as browsers ask for it. */
  encoding: 'br' | 'identity'
}

const cached = (name: string, path: string): Case => ({
  name,
  path: () => path,
  isCached: true,
  isMiss: false,
  encoding: 'br',
})

/** Information only: for this many bytes even the bare server is hardly faster than the Next route. */
const plain = (name: string, path: string): Case => ({
  ...cached(name, path),
  isCached: false,
  encoding: 'identity',
})

const miss = (name: string, path: (turn: number) => string): Case => ({
  name,
  path,
  isCached: false,
  isMiss: true,
  encoding: 'identity',
})

export const cases: Case[] = [
  cached('courses list', '/api/lms/courses'),
  cached('one course', '/api/lms/courses/eu-ai-act-in-a-day'),
  cached('policies list', '/api/policies'),
  cached('search', '/api/search?q=high+risk'),
  plain('courses list, uncompressed', '/api/lms/courses'),
  plain('policies list, uncompressed', '/api/policies'),
  // Health is never cached: it queries the database each time.
  plain('health', '/api/health'),
  miss('courses list, miss', (turn) => `/api/lms/courses?priceMax=${String(1_000_000 + turn)}`),
  miss(
    'policies list, miss',
    (turn) => `/api/policies?where[version][not_equals]=v${String(turn)}`,
  ),
  miss('search, miss', (turn) => `/api/search?q=high risk ${String(turn)}`),
]
