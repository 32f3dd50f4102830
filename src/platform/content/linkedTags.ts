/** What a rich body shows or links to: an answer that holds one is stale once any of these changes. */
export const linkedTags = ['pages', 'courses', 'policies', 'media'] as const
