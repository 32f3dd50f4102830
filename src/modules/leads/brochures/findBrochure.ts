import type { PayloadRequest } from 'payload'

import type { Brochure } from '../../../payload-types.js'

/** A brochure by its slug, with its file. */
export async function findBrochure(
  req: PayloadRequest,
  slug: string,
): Promise<Brochure | undefined> {
  const { docs } = await req.payload.find({
    collection: 'brochures',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]
}
