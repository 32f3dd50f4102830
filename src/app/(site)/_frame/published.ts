/** How a visitor reads a collection of content through the Local API: what is published, by the rules of access. */
export const published = {
  where: { _status: { equals: 'published' } },
  overrideAccess: false,
  pagination: false,
} as const
