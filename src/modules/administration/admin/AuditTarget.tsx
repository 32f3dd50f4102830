import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'

import { readPath } from '../../../admin/readPath.js'

type Entry = { target?: string | null; targetId?: string | null }

type Props = {
  payload: Payload
  /** In a list. */
  rowData?: Entry
  /** In an open entry. */
  data?: Entry
}

/** The document that an entry of the audit log is about, by its name while it is there. */
export async function AuditTarget({ payload, rowData, data }: Props) {
  const { target, targetId } = rowData ?? data ?? {}
  const known = payload.config.collections.find(({ slug }) => slug === target)
  if (!known || !targetId) return rowData ? '–' : null
  const found: unknown = await payload.findByID({
    ...{ collection: known.slug, id: targetId, depth: 0, draft: true },
    ...{ disableErrors: true, overrideAccess: true },
  })
  const name = readPath(found, known.admin.useAsTitle ?? 'id')
  const { singular } = known.labels
  const kind = typeof singular === 'string' ? singular : known.slug
  if (!found) return <span>{kind} that was deleted</span>
  return (
    <Link
      href={`${payload.config.routes.admin}/collections/${known.slug}/${targetId}`}
      prefetch={false}
    >
      {typeof name === 'string' && name !== '' ? name : kind}
    </Link>
  )
}
