/** Compressed, as browsers ask for it: the API answers with br, pages from memory with gzip. */
const asBrowsers = 'gzip, deflate, br, zstd'

/** One request to measure; `path` gives a new address each time where nothing may come from memory. */
export type Case = {
  name: string
  path: (turn: number) => string
  /** What `Accept-Encoding` says. */
  encoding: typeof asBrowsers | 'identity'
  /** The least share of the bare server, and how many times the Next route; a row without them is only looked at. */
  wanted: { bare?: number; route?: number }
}

const cached = (name: string, path: string, wanted: Case['wanted']): Case => ({
  ...{ name, path: () => path, encoding: asBrowsers, wanted },
})

const everyList = { bare: 0.5, route: 30 }
const page = { bare: 0.4 }

/** For this many bytes even the bare server is hardly faster than the Next route. */
const plain = (name: string, path: string): Case => ({
  ...cached(name, path, {}),
  encoding: 'identity',
})

const miss = (
  name: string,
  path: (turn: number) => string,
  wanted: Case['wanted'] = { route: 2 },
): Case => ({ name, path, encoding: 'identity', wanted })

/**
 * A page at an address that nobody has asked for. Before pages were kept the start page was answered 134 times a second, the
 * list 159 and a course 185 times, where a bare server answered 49,500 times; three times as many are wanted.
 */
const pageMiss = (name: string, path: string, before: number): Case => ({
  ...miss(`${name}, miss`, (turn) => `${path}?at=${String(turn)}`, { bare: (3 * before) / 49_500 }),
  encoding: asBrowsers,
})

const course = '/courses/eu-ai-act-in-a-day'

export const cases: Case[] = [
  cached('courses list', '/api/lms/courses', everyList),
  cached('one course', `/api/lms${course}`, everyList),
  cached('policies list', '/api/policies', everyList),
  cached('search', '/api/search?q=high+risk', everyList),
  cached('payment links', '/api/payments/links', { bare: 0.5 }),
  cached('liveness', '/api/health/live', { bare: 0.5 }),
  cached('start page', '/', page),
  cached('courses page', '/courses', page),
  cached('course page', course, page),
  cached('page of blocks', '/pages/about', page),
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
  pageMiss('start page', '/', 134),
  pageMiss('courses page', '/courses', 159),
  pageMiss('course page', course, 185),
]
