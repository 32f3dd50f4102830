'use client'

import {
  Button,
  ConfirmationModal,
  FieldLabel,
  toast,
  useConfig,
  useDocumentEvents,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'
import { useState } from 'react'

import { CopyButton } from '../../../admin/CopyButton.js'

const modalSlug = 'rotate-webhook-secret'

/** Shows the signing secret right after it was created, and replaces it. It can never be shown again. */
export function WebhookSecret() {
  const { id } = useDocumentInfo()
  const [rotated, setRotated] = useState<string>()
  const made = useSecretJustMade(id)
  const { openModal } = useModal()
  const rotate = useRotation(id, setRotated)
  if (id === undefined) {
    return (
      <div className="field-type">
        <FieldLabel label="Signing secret" />
        <p className="field-description">It is made when you save, and shown once.</p>
      </div>
    )
  }
  const secret = rotated ?? made
  return (
    <div className="field-type">
      <FieldLabel label="Signing secret" />
      <ShownOnce secret={secret} />
      <Button buttonStyle="secondary" onClick={() => openModal(modalSlug)} size="small">
        Replace the secret
      </Button>
      <ConfirmationModal
        body="You get another secret. For 24 hours messages are signed with both, so that the receiver can change it without losing any."
        confirmLabel="Replace"
        heading="Replace the signing secret?"
        modalSlug={modalSlug}
        onConfirm={rotate}
      />
    </div>
  )
}

function ShownOnce({ secret }: { secret: string | undefined }) {
  if (!secret) return <p className="field-description">It was shown once, when it was made.</p>
  return (
    <p role="status">
      <code style={{ overflowWrap: 'anywhere' }}>{secret}</code>{' '}
      <CopyButton label="Copy it" value={secret} />
      <br />
      Copy it now. It is not shown again.
    </p>
  )
}

/** The response that created this document, while the page that received it stays open. */
function useSecretJustMade(id: number | string | undefined, field = 'secret'): string | undefined {
  const { mostRecentUpdate } = useDocumentEvents()
  const made: Record<string, unknown> = mostRecentUpdate?.doc ?? {}
  const secret = made[field]
  return made['id'] === id && typeof secret === 'string' ? secret : undefined
}

export function NewApiKey() {
  const { id } = useDocumentInfo()
  const key = useSecretJustMade(id, 'key')
  return (
    <div className="field-type">
      <FieldLabel label="Key" />
      {id === undefined ? (
        <p className="field-description">It is made when you save, and shown once.</p>
      ) : (
        <ShownOnce secret={key} />
      )}
    </div>
  )
}

function useRotation(id: number | string | undefined, show: (secret: string) => void) {
  const { config } = useConfig()
  return async () => {
    const path = `${config.routes.api}/webhooks/${String(id)}/rotate-secret`
    const response = await fetch(path, { method: 'POST' })
    if (!response.ok) {
      toast.error('The secret stays as it is. Try again.')
      return
    }
    const { secret } = (await response.json()) as { secret: string }
    show(secret)
    toast.success('The secret was replaced. The former one works for 24 hours.')
  }
}
