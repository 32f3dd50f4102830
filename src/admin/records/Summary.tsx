import '../states.css'
import './records.css'

import { Link } from '@payloadcms/ui'
import type { CollectionSlug, ServerComponentProps } from 'payload'

import { customOf } from '../../platform/extend.js'
import { readPath } from '../readPath.js'
import { DocumentName } from './DocumentName.js'
import { FieldValue } from './FieldValue.js'
import { fieldAt, wordsOf } from './fieldAt.js'
import { nameElsewhere } from './nameElsewhere.js'
import { letterTo, personLink, recordOf } from './recordDeclaration.js'
import { Translations } from './Translations.js'

export type SummaryProps = Pick<ServerComponentProps, 'data' | 'payload' | 'req'> & {
  collectionSlug: CollectionSlug
  id: number | string
}

/** The first thing of an open document: what one decides by, what to do next, and the way to its person. */
export async function Summary(props: SummaryProps) {
  const { collectionSlug, data, id, payload } = props
  const { config } = payload.collections[collectionSlug]
  const { person, writes } = recordOf(config) ?? {}
  const title = readPath(data, config.admin.useAsTitle ?? 'id')
  const email = person && readPath(data, person)
  const next = await nextStep(props)
  return (
    <section aria-label="Summary" className="record-summary">
      <h2 className="unseen">Summary</h2>
      {(typeof title !== 'string' || title === '') && (
        <DocumentName name={await nameElsewhere(payload, collectionSlug, id)} />
      )}
      <dl>
        <Facts {...props} />
        <Translations {...props} id={id} />
      </dl>
      {(next !== undefined || typeof email === 'string') && (
        <p className="record-next">
          {next !== undefined && (
            <span>
              <strong>Next:</strong> {next}
            </span>
          )}
          {typeof email === 'string' && email !== '' && (
            <>
              {writes && <a href={letterTo(email)}>Write to them</a>}
              <Link href={personLink(payload, email)} prefetch={false}>
                Everything about {email}
              </Link>
            </>
          )}
        </p>
      )}
    </section>
  )
}

function Facts({ collectionSlug, data, payload, req }: SummaryProps) {
  const { config } = payload.collections[collectionSlug]
  return (recordOf(config)?.summary ?? []).map((path) => {
    const field = fieldAt(config.flattenedFields, path)
    return (
      field && (
        <div key={path}>
          <dt>{wordsOf(field.label, path)}</dt>
          <dd>
            <FieldValue document={data} field={field} path={path} req={req} />
          </dd>
        </div>
      )
    )
  })
}

/** What the dashboard says to do about documents like this one, if this is one of them. */
async function nextStep({
  collectionSlug,
  id,
  payload,
  req,
}: SummaryProps): Promise<string | undefined> {
  const waiting = (customOf(payload.config).waiting ?? []).filter(
    ({ collection }) => collection === collectionSlug,
  )
  for (const { collection, where, hint } of waiting) {
    const { totalDocs } = await payload.count({
      ...{ collection, where: { and: [{ id: { equals: id } }, where] } },
      ...{ overrideAccess: false, user: req.user },
    })
    if (totalDocs > 0) return hint
  }
  return undefined
}
