'use client'

import { ActionButton } from '../../../admin/ActionButton.js'
import {
  CheckboxInput,
  ConfirmationModal,
  TextInput,
  useConfig,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'
import { useState } from 'react'

import { runAction } from '../../../admin/runAction.js'
import { useHasRole } from '../../../admin/useHasRole.js'

const modalSlug = 'revoke-certificate'

/** What staff can do with the open certificate: see its page, download it, revoke it. */
export function CertificateActions() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const mayRevoke = useHasRole('admin')
  const { number, revokedAt } = (data ?? {}) as { number?: string; revokedAt?: string | null }
  if (id === undefined || number === undefined) return null
  const address = `${config.routes.api}/lms/certificates/${number}`
  return (
    <>
      <ActionButton el="anchor" newTab url={`/certificates/${number}`}>
        Open page
      </ActionButton>
      {!revokedAt && (
        <ActionButton el="anchor" newTab url={`${address}.pdf`}>
          Download PDF
        </ActionButton>
      )}
      {!revokedAt && mayRevoke && (
        <>
          <ActionButton onClick={() => openModal(modalSlug)}>Revoke</ActionButton>
          <RevokeQuestion url={`${config.routes.api}/certificates/${String(id)}/revoke`} />
        </>
      )}
    </>
  )
}

/** Asks why, and whether the learner gets another one, before a certificate is revoked for good. */
function RevokeQuestion({ url }: { url: string }) {
  const [reason, setReason] = useState('')
  const [replace, setReplace] = useState(false)
  const fields = (
    <>
      <p>Its page and its badge will say that it was revoked. This cannot be undone.</p>
      <TextInput
        description="Only staff see it."
        label="Reason"
        onChange={(event: { target: { value: string } }) => setReason(event.target.value)}
        path="revocation-reason"
        value={reason}
      />
      <CheckboxInput
        checked={replace}
        label="Issue another one at once, under the learner’s present name"
        name="revocation-replace"
        onToggle={() => setReplace(!replace)}
      />
    </>
  )
  return (
    <ConfirmationModal
      body={fields}
      confirmLabel="Revoke"
      heading="Revoke this certificate?"
      modalSlug={modalSlug}
      onConfirm={() => runAction(url, { reason, replace })}
    />
  )
}
