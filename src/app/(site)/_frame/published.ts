/** Local API options for reading content as a visitor: published documents only, with access rules. */
export const published = {
  where: { _status: { equals: 'published' } },
  overrideAccess: false,
  pagination: false,
} as const

/** The same for the one document of a collection that has this slug, with what it refers to. */
export const publishedAs = (slug: string) =>
  ({
    ...published,
    where: { ...published.where, slug: { equals: slug } },
    ...{ limit: 1, depth: 1 },
  }) as const
