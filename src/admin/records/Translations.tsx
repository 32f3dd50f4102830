import { Link } from '@payloadcms/ui'
import type { CollectionSlug, FlattenedField, Payload, PayloadRequest } from 'payload'

import { readPath } from '../readPath.js'
import { isNothing, wordsOf } from './fieldAt.js'

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
  const texts = flattenedFields.filter(isTranslated)
  if (!localization || texts.length === 0) return null
  const { defaultLocale, locales } = localization
  const found: unknown = await payload.findByID({
    ...{ collection: collectionSlug, id, locale: 'all', draft: true, depth: 0 },
    ...{ disableErrors: true, overrideAccess: false, user: req.user },
  })
  const written = texts.filter(
    ({ name }) => !isNothing(readPath(found, `${name}.${defaultLocale}`)),
  )
  if (written.length === 0) return null
  return (
    <div>
      <dt>Translations</dt>
      <dd>
        {locales
          .filter(({ code }) => code !== defaultLocale)
          .map(({ code, label }) => {
            const missing = written.filter(({ name }) =>
              isNothing(readPath(found, `${name}.${code}`)),
            )
            return (
              <p className="record-translation" key={code}>
                <Link href={`?locale=${code}`} lang={code} prefetch={false}>
                  {typeof label === 'string' ? label : code}
                </Link>
                : {saying(missing, written.length)}
              </p>
            )
          })}
      </dd>
    </div>
  )
}

const isTranslated = (field: FlattenedField): boolean =>
  'localized' in field &&
  field.localized === true &&
  ['text', 'textarea', 'richText'].includes(field.type)

function saying(missing: readonly FlattenedField[], all: number): string {
  if (missing.length === 0) return 'complete'
  if (missing.length === all) return 'not begun'
  return `missing ${missing.map((field) => wordsOf('label' in field && field.label, field.name)).join(', ')}`
}
