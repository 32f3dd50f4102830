import { Link } from '@payloadcms/ui'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

import { isNothing } from './fieldAt.js'
import { missingIn, textsIn } from './textsIn.js'

type Props = {
  collectionSlug: CollectionSlug
  id: number | string
  payload: Payload
  req: PayloadRequest
}

/** Which texts of the open document are still to be translated, by language. */
export async function Translations({ collectionSlug, id, payload, req }: Props) {
  const { localization } = payload.config
  const { flattenedFields } = payload.collections[collectionSlug].config
  if (!localization) return null
  const { defaultLocale, locales } = localization
  const found: unknown = await payload.findByID({
    ...{ collection: collectionSlug, id, locale: 'all', draft: true, depth: 0 },
    ...{ disableErrors: true, overrideAccess: false, user: req.user },
  })
  const written = textsIn(flattenedFields, found).filter(
    ({ inLanguages }) => !isNothing(inLanguages[defaultLocale]),
  )
  if (written.length === 0) return null
  return (
    <div>
      <dt>Translations</dt>
      <dd>
        {locales
          .filter(({ code }) => code !== defaultLocale)
          .map(({ code, label }) => (
            <p className="record-translation" key={code}>
              <Link href={`?locale=${code}`} lang={code} prefetch={false}>
                {typeof label === 'string' ? label : code}
              </Link>
              : {missingIn(code, written)}
            </p>
          ))}
        {collectionSlug === 'pages' && (
          <p>Visitors read a page in a language once most of it is translated.</p>
        )}
      </dd>
    </div>
  )
}
