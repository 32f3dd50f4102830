'use client'

import { JoinField, useDocumentEvents } from '@payloadcms/ui'
import type { JoinFieldClientProps } from 'payload'

/** Payload's list of related documents, reloaded after each save. */
export function FreshJoinField(props: JoinFieldClientProps) {
  const { mostRecentUpdate } = useDocumentEvents()
  return <JoinField key={mostRecentUpdate?.updatedAt ?? 'first'} {...props} />
}
