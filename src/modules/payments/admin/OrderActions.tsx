'use client'

import { Button, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useState } from 'react'

import { OrderQuestion } from './OrderQuestion.js'

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

type Order = { status?: string; amount?: number; refundedAmount?: number; currency?: string }

/** What staff can do with the open order: refund it or decide on it. */
export function OrderActions() {
  const { data, id } = useDocumentInfo()
  const { openModal } = useModal()
  const [chosen, setChosen] = useState<[action: string, label: string]>(['', ''])
  if (id === undefined) return null
  const { status = '', amount = 0, refundedAmount = 0, currency = '' } = data as Order
  const choose = (choice: [string, string]) => {
    setChosen(choice)
    openModal(modalSlug)
  }
  const [action, label] = chosen
  return (
    <>
      {(actions[status] ?? []).map((choice) => (
        <Button
          buttonStyle="secondary"
          key={choice[0]}
          margin={false}
          onClick={() => choose(choice)}
          size="medium"
        >
          {choice[1]}
        </Button>
      ))}
      <OrderQuestion
        action={action}
        currency={currency}
        key={action}
        label={label}
        left={amount - refundedAmount}
        modalSlug={modalSlug}
      />
    </>
  )
}
