/** Local API options for reading content as a visitor: published documents only, with access rules. */
export const published = {
  where: { _status: { equals: 'published' } },
  overrideAccess: false,
  pagination: false,
} as const
