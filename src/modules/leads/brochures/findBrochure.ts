import type { PayloadRequest, TypedLocale } from 'payload'

import type { Brochure } from '../../../payload-types.js'

/** Finds a brochure with its file by slug, in a given language if any. */
export async function findBrochure(
  { payload }: Pick<PayloadRequest, 'payload'>,
  slug: string,
  locale?: TypedLocale,
): Promise<Brochure | undefined> {
  const { docs } = await payload.find({
    collection: 'brochures',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 1,
    pagination: false,
    ...(locale && { locale }),
    overrideAccess: true,
  })
  return docs[0]
}
