import type { Site } from '../Site.js'

/** Which of these courses have a public page, by their slugs: learners keep those that are no longer published. */
export async function readOffered(
  { payload }: Pick<Site, 'payload'>,
  slugs: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const named = [...new Set(slugs.filter((slug) => slug !== null))]
  // Payload treats a limit of 0 as no limit.
  if (named.length === 0) return new Set()
  const { docs } = await payload.find({
    collection: 'courses',
    where: { and: [{ slug: { in: named } }, { _status: { equals: 'published' } }] },
    select: { slug: true },
    ...{ depth: 0, limit: named.length, pagination: false },
    overrideAccess: false,
  })
  return new Set(docs.map(({ slug }) => slug))
}
