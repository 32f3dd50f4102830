import type { PayloadRequest } from 'payload'

import { everyMatch } from '../../../platform/database/requestDatabase.js'

export async function linkTitles(
  { payload }: Pick<PayloadRequest, 'payload'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { docs } = await payload.find({
    ...everyMatch,
    collection: 'payment-links',
    where: { slug: { in: [...slugs] } },
    select: { slug: true, title: true },
  })
  return new Map(docs.map(({ slug, title }) => [slug, title || slug]))
}
