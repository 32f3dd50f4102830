'use client'

import { ConfirmationModal, TextInput, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

type Props = {
  action: string
  label: string
  modalSlug: string
  /** What may still be refunded, in minor units. */
  left: number
  currency: string
}

/** Asks for the reason (and, for a refund, the amount) before an action that cannot be undone, then runs it. */
export function OrderQuestion({ action, label, modalSlug, left, currency }: Props) {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const isRefund = action === 'refund'
  const [amount, setAmount] = useState(String(left))
  const [reason, setReason] = useState('')
  const send = async () => {
    const path = `${config.routes.api}/orders/${String(id)}/${isRefund ? 'refund' : 'resolve'}`
    const body = isRefund ? { amount: Number(amount), reason } : { decision: action, reason }
    const fault = await post(path, body)
    if (fault === undefined) window.location.reload()
    else toast.error(fault)
  }
  const fields = (
    <>
      {isRefund && (
        <TextInput
          label={`Amount in the smallest unit of ${currency}, at most ${String(left)}`}
          onChange={typed(setAmount)}
          path="refund-amount"
          value={amount}
        />
      )}
      <TextInput label="Reason" onChange={typed(setReason)} path="action-reason" value={reason} />
    </>
  )
  return (
    <ConfirmationModal
      body={fields}
      confirmLabel={label}
      heading={`${label}: this cannot be undone`}
      modalSlug={modalSlug}
      onConfirm={send}
    />
  )
}

const typed = (set: (value: string) => void) => (event: { target: { value: string } }) =>
  set(event.target.value)

/** Posts an action; returns an error message, or nothing on success. */
async function post(path: string, body: object): Promise<string | undefined> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  if (response.ok) return undefined
  const { detail, errors } = (await response.json()) as {
    detail?: string
    errors?: { message: string }[]
  }
  return errors?.[0]?.message ?? detail ?? 'Nothing was changed. Try again.'
}
