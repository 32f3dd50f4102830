import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

import { localization } from '../../platform/localization.js'
import { Summary } from './Summary.js'

const codes = localization.locales.map(({ code }) => code)

const Call = z.object({
  collection: z.string().max(60),
  id: z.string().max(60),
  // Payload replaces a `locale` by one of its own.
  language: z.enum(codes),
})

/** The summary of a document as it is now, for staff who may read it. */
export async function drawSummary({
  req,
  ...args
}: { req: PayloadRequest } & Record<string, unknown>) {
  const { collection, id, language: locale } = Call.parse(args)
  const { payload, user } = req
  const collectionSlug = collection as CollectionSlug
  const data = await payload.findByID({
    ...{ collection: collectionSlug, id, locale, draft: true, depth: 0 },
    ...{ overrideAccess: false, user },
  })
  return <Summary {...{ collectionSlug, data, id, payload, req }} />
}
