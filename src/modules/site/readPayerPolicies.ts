import type { PayloadRequest, TypedLocale } from 'payload'

import { readWritten } from '../../platform/content/readWritten.js'
import { localization } from '../../platform/localization.js'
import { platformOf } from '../../platform/platform.js'

/** What a payer may want to read first, in this order. */
const kinds = ['terms', 'refund', 'privacy'] as const

type PolicyLink = {
  slug: string
  title: string
  /** The language of the title, where it is not written in the one that was asked for. */
  lang: string | undefined
}

/** The published terms, refund and privacy policies, cached until a policy changes. */
export async function readPayerPolicies(
  { payload }: PayloadRequest,
  locale: TypedLocale,
): Promise<readonly PolicyLink[]> {
  return platformOf(payload).cache.remember<readonly PolicyLink[]>({
    key: `policies for payers ${locale}`,
    tags: ['policies'],
    bytes: ({ length }) => 500 * length,
    load: async () => {
      const { docs } = await payload.find({
        collection: 'policies',
        where: { and: [{ kind: { in: [...kinds] } }, { _status: { equals: 'published' } }] },
        select: { slug: true, title: true, kind: true },
        ...{ limit: 20, depth: 0, pagination: false, locale, overrideAccess: false },
      })
      const slugs = docs.map(({ slug }) => slug)
      const written = await readWritten(payload, 'policies', slugs)
      const isWritten = (slug: string) =>
        written.some((one) => one.slug === slug && one.titles.includes(locale))
      return kinds.flatMap((kind) =>
        docs
          .filter((policy) => policy.kind === kind)
          .map(({ slug, title }) => {
            const lang = isWritten(slug) ? undefined : localization.defaultLocale
            return { slug, title: title || slug, lang }
          }),
      )
    },
  })
}
