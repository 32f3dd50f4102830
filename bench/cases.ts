/** One thing to ask for; `path` gives another address each time where nothing may come from memory. */
export type Case = {
  name: string
  path: (turn: number) => string
  isCached: boolean
  isMiss: boolean
}

const cached = (name: string, path: string): Case => ({
  name,
  path: () => path,
  isCached: true,
  isMiss: false,
})

const miss = (name: string, path: (turn: number) => string): Case => ({
  name,
  path,
  isCached: false,
  isMiss: true,
})

export const cases: Case[] = [
  cached('courses list', '/api/lms/courses'),
  cached('one course', '/api/lms/courses/eu-ai-act-in-a-day'),
  cached('policies list', '/api/policies'),
  // Health is never kept: it asks the database each time.
  { name: 'health', path: () => '/api/health', isCached: false, isMiss: false },
  miss('courses list, miss', (turn) => `/api/lms/courses?priceMax=${String(1_000_000 + turn)}`),
  miss(
    'policies list, miss',
    (turn) => `/api/policies?where[version][not_equals]=v${String(turn)}`,
  ),
]
