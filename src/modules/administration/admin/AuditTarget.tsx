import { Link } from '@payloadcms/ui'
import type { Payload, PayloadRequest } from 'payload'

import { wordsOf } from '../../../admin/records/fieldAt.js'
import { readPath } from '../../../admin/readPath.js'
import { staff } from '../../../platform/access.js'

type Entry = { target?: string | null; targetId?: string | null }

type Props = {
  payload: Payload
  /** In a list. */
  rowData?: Entry
  /** In an open entry. */
  data?: Entry
  req?: PayloadRequest
}

const mayRead = staff('admin')

/** What an entry of the audit log is about: the name of its collection or of its settings. */
export function AuditKind({ payload, rowData, data }: Props) {
  const slug = (rowData ?? data)?.target ?? ''
  const { collections, globals } = payload.config
  const collection = collections.find((one) => one.slug === slug)
  const settings = globals.find((one) => one.slug === slug)
  return wordsOf(collection?.labels.singular ?? settings?.label, slug)
}

/** The document that an entry of the audit log is about, by its name while it is there. */
export async function AuditTarget({ payload, req, rowData, data }: Props) {
  // Staff of every role can have the form drawn, with an entry that they made up, and read what it names.
  if (data && (!req || !mayRead({ req }))) return null
  const { target, targetId } = rowData ?? data ?? {}
  const known = payload.config.collections.find(({ slug }) => slug === target)
  const kind = <AuditKind payload={payload} rowData={{ target: target ?? null }} />
  if (data) {
    return (
      <div className="field-type record-field">
        <dl>
          <div>
            <dt>{kind}</dt>
            <dd>
              <AuditTarget payload={payload} rowData={data} />
            </dd>
          </div>
        </dl>
      </div>
    )
  }
  if (!known || !targetId) return '–'
  const found: unknown = await payload.findByID({
    ...{ collection: known.slug, id: targetId, depth: 0, draft: true },
    ...{ disableErrors: true, overrideAccess: true },
  })
  if (!found) return <span>{kind} that was deleted</span>
  const name = readPath(found, known.admin.useAsTitle ?? 'id')
  return (
    <Link
      href={`${payload.config.routes.admin}/collections/${known.slug}/${targetId}`}
      prefetch={false}
    >
      {typeof name === 'string' && name !== '' ? name : kind}
    </Link>
  )
}
