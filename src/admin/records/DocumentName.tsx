'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Puts a name where Payload shows the ID of a document whose title is empty in the open language. */
export function DocumentName({ name }: { name: string }) {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const isNamed = title !== String(id)
  useEffect(() => {
    if (isNamed) return
    // After Payload's own effects, which would set the ID once more.
    const frame = requestAnimationFrame(() => setDocumentTitle(name))
    return () => cancelAnimationFrame(frame)
  }, [isNamed, name, setDocumentTitle])
  return null
}
