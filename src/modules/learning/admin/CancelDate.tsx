'use client'

import { ActionButton } from '../../../admin/ActionButton.js'
import { ConfirmationModal, toast, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type { z } from 'zod'

import { useHasRole } from '../../../admin/useHasRole.js'
import type { DateCancelled } from '../attendanceSchemas.js'
import { affectedInWords } from './affectedInWords.js'

const modalSlug = 'cancel-date'

type Cancelled = z.output<typeof DateCancelled>

/** Cancels the open date, if it is not over, after a confirmation, and says who was told and what is left to do. */
export function CancelDate() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const [affected, setAffected] = useState('')
  const mayCancel = useHasRole('editor')
  const { status, endsAt = '' } = (data ?? {}) as { status?: string; endsAt?: string }
  const isOver = new Date(endsAt) <= new Date()
  if (id === undefined || status !== 'scheduled' || isOver || !mayCancel) return null

  const ask = async () => {
    setAffected(await readAffected(config.routes.api, String(id)))
    openModal(modalSlug)
  }
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
      <ActionButton onClick={() => void ask()}>Cancel this date</ActionButton>
      <ConfirmationModal
        body={`${affected} This cannot be undone.`}
        cancelLabel="Keep the date"
        confirmLabel="Cancel the date"
        heading="Cancel this date?"
        modalSlug={modalSlug}
        onConfirm={cancel}
      />
    </>
  )
}

/** Whom it concerns; the orders only for those who may read them. */
async function readAffected(api: string, session: string): Promise<string> {
  const paid = new URLSearchParams({
    'where[and][0][session][equals]': session,
    'where[and][1][status][in]': 'paid,partially_refunded',
    'where[and][2][releasedAt][exists]': 'false',
    depth: '0',
    // As many as one answer holds. A sum of some of them would be wrong.
    limit: '100',
  })
  const [attendance, orders] = await Promise.all([
    read<{ attendees?: unknown[] }>(`${api}/course-sessions/${session}/attendance`),
    read<Orders>(`${api}/orders?${paid.toString()}`),
  ])
  const isWhole = orders?.docs !== undefined && orders.docs.length === orders.totalDocs
  return affectedInWords({
    people: attendance?.attendees?.length,
    orders: isWhole ? orders.docs : undefined,
  })
}

type Orders = {
  docs: { amount: number; refundedAmount: number; currency: string }[]
  totalDocs: number
}

async function read<T>(path: string): Promise<T | undefined> {
  const answer = await fetch(path).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as T) : undefined
}

function outcomeOf({ told, orders }: Cancelled): string {
  const byHand = orders.filter(({ refund }) => refund === 'by_hand').map(({ number }) => number)
  const people = told === 1 ? '1 person is told.' : `${String(told)} people are told.`
  if (byHand.length === 0) return `The date is cancelled. ${people}`
  return `The date is cancelled. ${people} Refund these orders at the gateway: ${byHand.join(', ')}.`
}
