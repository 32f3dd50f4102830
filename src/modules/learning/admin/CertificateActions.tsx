'use client'

import {
  Button,
  CheckboxInput,
  ConfirmationModal,
  TextInput,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'
import { useState } from 'react'

import { postAction } from '../../../admin/postAction.js'

const modalSlug = 'revoke-certificate'

type Certificate = { number?: string; revokedAt?: string | null }

/** What staff can do with the open certificate: see its page, download it, revoke it. */
export function CertificateActions() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const { number, revokedAt } = (data ?? {}) as Certificate
  if (id === undefined || number === undefined) return null
  const address = `${config.routes.api}/lms/certificates/${number}`
  return (
    <>
      <Link label="Open page" url={`/certificates/${number}`} />
      {!revokedAt && (
        <>
          <Link label="Download PDF" url={`${address}.pdf`} />
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => openModal(modalSlug)}
            size="medium"
          >
            Revoke
          </Button>
          <RevokeQuestion url={`${config.routes.api}/certificates/${String(id)}/revoke`} />
        </>
      )}
    </>
  )
}

function Link({ label, url }: { label: string; url: string }) {
  return (
    <Button buttonStyle="secondary" el="anchor" margin={false} newTab size="medium" url={url}>
      {label}
    </Button>
  )
}

/** Asks why, and whether the learner gets another one, before a certificate is revoked for good. */
function RevokeQuestion({ url }: { url: string }) {
  const [reason, setReason] = useState('')
  const [replace, setReplace] = useState(false)
  const send = async () => {
    const fault = await postAction(url, { reason, replace })
    if (fault === undefined) window.location.reload()
    else toast.error(fault)
  }
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
      onConfirm={send}
    />
  )
}
