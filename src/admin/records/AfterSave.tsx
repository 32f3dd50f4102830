'use client'

import { useDocumentEvents, useDocumentInfo, useLocale, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'

type Props = {
  /** The server function that draws it again. */
  name: string
  children: ReactNode
}

/** A part of an open document that the server draws, and draws again after each save: Payload keeps what it has drawn. */
export function AfterSave({ name, children }: Props) {
  const { collectionSlug: collection, id } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const { serverFunction } = useServerFunctions()
  const { code: language } = useLocale()
  const [again, setAgain] = useState<{ insteadOf: ReactNode; drawn: ReactNode }>()
  const saved = mostRecentUpdate?.updatedAt
  useEffect(() => {
    if (saved === undefined) return
    let isLeft = false
    const drawing = serverFunction({
      name,
      args: { collection, id, language },
    }) as Promise<ReactNode>
    drawing
      .then((drawn) => !isLeft && setAgain({ insteadOf: children, drawn }))
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [children, collection, id, language, name, saved, serverFunction])
  return again && again.insteadOf === children ? again.drawn : children
}
