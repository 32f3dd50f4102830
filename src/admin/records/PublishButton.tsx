'use client'

import { PublishButton as PayloadPublishButton, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload's button, whose “Schedule Publish” proposes to unpublish whatever has no version newer than the published one:
 * also what was never published. A document that is not public counts as newer here.
 */
export function PublishButton() {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isCountedAsPublic = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isCountedAsPublic) setUnpublishedVersionCount(1)
  }, [isCountedAsPublic, setUnpublishedVersionCount])
  return <PayloadPublishButton />
}
