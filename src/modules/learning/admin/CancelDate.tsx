'use client'

import { ActionButton } from '../../../admin/ActionButton.js'
import { ConfirmationModal, toast, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'

const modalSlug = 'cancel-date'

type Cancelled = {
  told: number
  orders: { number: string; refund: 'requested' | 'by_hand' }[]
}

/** Cancels the open date after a confirmation, and says who was told and what is left to do. */
export function CancelDate() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  if (id === undefined || data?.['status'] !== 'scheduled') return null

  const cancel = async () => {
    const path = `${config.routes.api}/course-sessions/${String(id)}/cancel`
    const response = await fetch(path, { method: 'POST' })
    if (!response.ok) {
      const { detail } = (await response.json()) as { detail?: string }
      toast.error(detail ?? 'Nothing was changed. Try again.')
      return
    }
    toast.success(outcomeOf((await response.json()) as Cancelled), { duration: 10_000 })
    setTimeout(() => window.location.reload(), 2_000)
  }
  return (
    <>
      <ActionButton onClick={() => openModal(modalSlug)}>Cancel this date</ActionButton>
      <ConfirmationModal
        body="Everybody who has or booked a place gets a mail, with a file that takes the date out of their calendar. What was paid is refunded. This cannot be undone."
        cancelLabel="Keep the date"
        confirmLabel="Cancel the date"
        heading="Cancel this date?"
        modalSlug={modalSlug}
        onConfirm={cancel}
      />
    </>
  )
}

function outcomeOf({ told, orders }: Cancelled): string {
  const byHand = orders.filter(({ refund }) => refund === 'by_hand').map(({ number }) => number)
  const people = told === 1 ? '1 person is told.' : `${String(told)} people are told.`
  if (byHand.length === 0) return `The date is cancelled. ${people}`
  return `The date is cancelled. ${people} Refund these orders at the gateway: ${byHand.join(', ')}.`
}
