'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Calls a document that has no title in this language by the one it has, where Payload would show its id. */
export function TitleElsewhere({ title }: { title: string }) {
  const { id } = useDocumentInfo()
  const { setDocumentTitle, title: shown } = useDocumentTitle()
  useEffect(() => {
    if (shown === String(id)) setDocumentTitle(title)
  }, [id, setDocumentTitle, shown, title])
  return null
}
