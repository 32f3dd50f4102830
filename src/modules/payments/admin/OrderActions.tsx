'use client'

import { ActionButton } from '../../../admin/ActionButton.js'
import {
  ConfirmationModal,
  TextInput,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'
import { useState } from 'react'

import { parseAmount, printTyped } from '../../../admin/fields/typedMoney.js'
import { runAction, useSaidAfterwards } from '../../../admin/runAction.js'
import { formatMoney, minorDigits } from '../../../platform/formatMoney.js'
import type { RefundAnswer } from '../schemas.js'
import { goesBack, sayRefund } from './sayRefund.js'

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

const decided = ['review', 'disputed']
const done: [action: string, label: string] = ['done', 'Mark as done']

const modalSlug = 'order-action'
const addressSlug = 'order-address'

type Order = {
  status?: string
  attention?: string | null
  amount?: number
  refundedAmount?: number
  currency?: string
  course?: unknown
  customer?: { email?: string | null }
}

/** What staff can do with the open order: refund it or decide on it. */
export function OrderActions() {
  const { data, id } = useDocumentInfo()
  const { openModal } = useModal()
  const [chosen, setChosen] = useState<[action: string, label: string]>(['', ''])
  useSaidAfterwards()
  if (id === undefined) return null
  const { status = '', amount = 0, refundedAmount = 0, currency = '' } = data as Order
  const { attention, course, customer } = data as Order
  const choices = [
    ...(actions[status] ?? []),
    ...(attention && !decided.includes(status) ? [done] : []),
  ]
  const choose = (choice: [string, string]) => {
    setChosen(choice)
    openModal(modalSlug)
  }
  const [action, label] = chosen
  return (
    <>
      {choices.map((choice) => (
        <ActionButton key={choice[0]} onClick={() => choose(choice)}>
          {choice[1]}
        </ActionButton>
      ))}
      {customer?.email && <AddressQuestion isBooking={Boolean(course)} payer={customer.email} />}
      <OrderQuestion
        action={action}
        currency={currency}
        isBooking={Boolean(course)}
        key={action}
        label={label}
        left={amount - refundedAmount}
        modalSlug={modalSlug}
        payer={customer?.email}
      />
    </>
  )
}

/** A button that asks for the right address of the payer. */
function AddressQuestion({ payer, isBooking }: { payer: string; isBooking: boolean }) {
  const { id } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const { openModal } = useModal()
  const [email, setEmail] = useState(payer)
  const send = () =>
    runAction(
      `${api}/orders/${String(id)}/email`,
      { email },
      'The address is corrected. What was not delivered can be sent again.',
    )
  const fields = (
    <>
      <TextInput label="Email" onChange={typed(setEmail)} path="payer-email" value={email} />
      <p className="field-description">
        Receipts and refunds of this order go there from now on. An invoice that is issued keeps its
        address.{' '}
        {isBooking &&
          'Whoever booked signs in with the old address until an admin corrects it under Learners, too.'}
      </p>
    </>
  )
  return (
    <>
      <ActionButton onClick={() => openModal(addressSlug)}>Correct address</ActionButton>
      <ConfirmationModal
        body={fields}
        confirmLabel="Correct address"
        heading="Correct the address of the payer"
        modalSlug={addressSlug}
        onConfirm={send}
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
  payer: string | null | undefined
}

/** Asks for the reason (and, for a refund, the amount) before an action that cannot be undone, then runs it. */
function OrderQuestion({ action, label, modalSlug, isBooking, ...order }: Props) {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { amount, setTyped, ...refund } = useRefund(order)
  const [reason, setReason] = useState('')
  const path = `${config.routes.api}/orders/${String(id)}`
  const part = amount === order.left ? {} : { amount }
  const send = async () => {
    if (!reason.trim()) toast.error(`Nothing was done. Enter a reason.`)
    else if (action !== 'refund') await runAction(`${path}/resolve`, { decision: action, reason })
    else if (amount === undefined) toast.error(`Nothing was refunded. ${refund.said}`)
    // All that is left has no amount: what came in another currency goes back only as a whole.
    else
      await runAction(`${path}/refund`, { ...part, reason }, (answer) =>
        sayRefund(answer as RefundAnswer, order.payer),
      )
  }
  const fields = (
    <>
      {action === 'refund' && (
        <RefundFields {...refund} isBooking={isBooking} onChange={setTyped} />
      )}
      <TextInput
        label="Reason"
        onChange={typed(setReason)}
        path="action-reason"
        required
        value={reason}
      />
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

/** The amount to refund as it is typed, and what will happen; no amount where it is not one that can be refunded. */
function useRefund({ left, currency, payer }: Pick<Props, 'currency' | 'left' | 'payer'>) {
  const digits = currency ? minorDigits(currency) : 0
  const most = printTyped(left, digits)
  const [value, setTyped] = useState(most)
  const parsed = parseAmount(value, digits)
  const amount = parsed !== undefined && parsed > 0 && parsed <= left ? parsed : undefined
  const sum = formatMoney(amount ?? left, currency || 'EUR', 'en')
  return {
    ...{ amount, setTyped, value },
    label: `Amount in ${currency}, at most ${most}`,
    said: amount === undefined ? `Enter an amount of at most ${sum}.` : goesBack(sum, payer),
  }
}

type RefundProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** What will happen. */
  said: string
  isBooking: boolean
}

/** How much, and what giving all of it back means for a booking. */
function RefundFields({ label, value, onChange, said, isBooking }: RefundProps) {
  return (
    <>
      <TextInput label={label} onChange={typed(onChange)} path="refund-amount" value={value} />
      <p aria-live="polite" className="field-description">
        {said}
      </p>
      {isBooking && (
        <p className="field-description">
          Refunding all of it cancels the booking: its places are free again, and everyone who takes
          part gets a mail. A date that has begun stays as it is.
        </p>
      )}
    </>
  )
}

const typed = (set: (value: string) => void) => (event: { target: { value: string } }) =>
  set(event.target.value)
