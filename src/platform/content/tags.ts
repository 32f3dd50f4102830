
/** The tags of what a rich body shows or links to: an answer with the body is stale once any of these changes. */
export const linkedTags = ['pages', 'courses', 'policies', 'media'] as const

/** The tag of answers that are made from the search index. */
export const searchTag = 'search'
