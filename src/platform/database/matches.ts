/** Options of a read: the first document that matches, without those it refers to. */
export const firstMatch = { limit: 1, depth: 0, pagination: false } as const

/** Options of a read: every document that matches, without those they refer to. */
export const everyMatch = { limit: 0, depth: 0, pagination: false } as const
