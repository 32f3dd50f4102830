import type { PayloadRequest, TypedLocale } from 'payload'

import type { Brochure } from '../../../payload-types.js'

/** A brochure by its slug, with its file, in a language where one is named. */
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
