'use client'

import { ActionButton } from '../../../admin/ActionButton.js'
import { ConfirmationModal, TextInput, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useState } from 'react'

import { runAction } from '../../../admin/runAction.js'
import { minorDigits } from '../../../platform/currencies.js'

const actions: Record<string, [action: string, label: string][]> = {
  paid: [['refund', 'Refund']],
  partially_refunded: [['refund', 'Refund']],
  review: [
    ['accept', 'Accept as paid'],
    ['reject', 'Reject'],
  ],
  disputed: [
    ['won', 'Dispute won'],
    ['lost', 'Dispute lost'],
  ],
}

const modalSlug = 'order-action'

type Order = {
  status?: string
  amount?: number
  refundedAmount?: number
  currency?: string
  course?: unknown
}

/** What staff can do with the open order: refund it or decide on it. */
export function OrderActions() {
  const { data, id } = useDocumentInfo()
  const { openModal } = useModal()
  const [chosen, setChosen] = useState<[action: string, label: string]>(['', ''])
  if (id === undefined) return null
  const { status = '', amount = 0, refundedAmount = 0, currency = '', course } = data as Order
  const choose = (choice: [string, string]) => {
    setChosen(choice)
    openModal(modalSlug)
  }
  const [action, label] = chosen
  return (
    <>
      {(actions[status] ?? []).map((choice) => (
        <ActionButton key={choice[0]} onClick={() => choose(choice)}>
          {choice[1]}
        </ActionButton>
      ))}
      <OrderQuestion
        action={action}
        currency={currency}
        isBooking={Boolean(course)}
        key={action}
        label={label}
        left={amount - refundedAmount}
        modalSlug={modalSlug}
      />
    </>
  )
}

type Props = {
  action: string
  label: string
  modalSlug: string
  /** What may still be refunded, in minor units. */
  left: number
  currency: string
  /** Whether it pays for places in a course. */
  isBooking: boolean
}

/** Asks for the reason (and, for a refund, the amount) before an action that cannot be undone, then runs it. */
function OrderQuestion({ action, label, modalSlug, left, currency, isBooking }: Props) {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const isRefund = action === 'refund'
  const digits = currency ? minorDigits(currency) : 0
  const most = (left / 10 ** digits).toFixed(digits)
  const [amount, setAmount] = useState(most)
  const [reason, setReason] = useState('')
  const send = async () => {
    const path = `${config.routes.api}/orders/${String(id)}/${isRefund ? 'refund' : 'resolve'}`
    const body = isRefund
      ? { amount: inMinorUnits(amount, digits), reason }
      : { decision: action, reason }
    await runAction(path, body)
  }
  const fields = (
    <>
      {isRefund && (
        <RefundFields
          isBooking={isBooking}
          label={`Amount in ${currency}, at most ${most}`}
          onChange={setAmount}
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

type RefundProps = {
  label: string
  value: string
  onChange: (value: string) => void
  isBooking: boolean
}

/** How much, and what giving all of it back means for a booking. */
function RefundFields({ label, value, onChange, isBooking }: RefundProps) {
  return (
    <>
      <TextInput label={label} onChange={typed(onChange)} path="refund-amount" value={value} />
      {isBooking && (
        <p className="field-description">
          Refunding all of it cancels the booking: its places are free again, and everyone who takes
          part gets a mail. A date that has begun stays as it is.
        </p>
      )}
    </>
  )
}

/** Amounts are typed in whole currency, and sent in its minor units. */
const inMinorUnits = (amount: string, digits: number) => Math.round(Number(amount) * 10 ** digits)

const typed = (set: (value: string) => void) => (event: { target: { value: string } }) =>
  set(event.target.value)
