'use client'

import {
  PublishButton as PayloadPublishButton,
  useDocumentInfo,
  useFormModified,
} from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload's button, whose “Schedule Publish” proposes to unpublish whatever has no version newer than the published one:
 * also what was never published. A document that is not public counts as newer here.
 */
export function PublishButton() {
  useAskBeforeLanguage()
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isCountedAsPublic = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isCountedAsPublic) setUnpublishedVersionCount(1)
  }, [isCountedAsPublic, setUnpublishedVersionCount])
  return <PayloadPublishButton />
}

/** The language menu reads the document anew: Payload asks before unsaved work is lost only where a link leads away. */
function useAskBeforeLanguage(): void {
  const isModified = useFormModified()
  useEffect(() => {
    if (!isModified) return
    const ask = (event: MouseEvent) => {
      const chosen = event.target instanceof Element && event.target.closest('button')
      if (!chosen || !chosen.querySelector('.localizer__locale-code')) return
      if (window.confirm('Change the language without saving? What you changed here is lost.'))
        return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', ask, { capture: true })
    return () => document.removeEventListener('click', ask, { capture: true })
  }, [isModified])
}
