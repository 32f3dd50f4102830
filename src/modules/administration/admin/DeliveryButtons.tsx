'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'

/** Sends the open message again with the same id and shows the result. */
export const ResendDelivery = () => (
  <SendButton
    failed="It was not sent again. Try once more."
    label="Send again"
    pathOf={(id) => `/webhook-deliveries/${id}/resend`}
  />
)

/** Sends a test message to the open webhook and shows the result. */
export const TestWebhook = () => (
  <SendButton
    failed="The test was not sent. Try again."
    label="Send a test"
    pathOf={(id) => `/webhooks/${id}/test`}
  />
)

type Props = { label: string; pathOf: (id: string) => string; failed: string }

function SendButton({ label, pathOf, failed }: Props) {
  const { id } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  if (id === undefined) return null

  const send = async () => {
    setSending(true)
    try {
      const path = api + pathOf(String(id))
      const response = await fetch(path, { method: 'POST' })
      if (!response.ok) throw new Error(String(response.status))
      const { delivery } = (await response.json()) as { delivery: string }
      const { isDelivered, text } = await watchDelivery(api, delivery)
      if (isDelivered) toast.success(text)
      else toast.error(text)
      router.refresh()
    } catch {
      toast.error(failed)
    } finally {
      setSending(false)
    }
  }
  return (
    <Button
      buttonStyle="secondary"
      disabled={isSending}
      margin={false}
      onClick={() => void send()}
      size="medium"
    >
      {isSending ? 'Sending…' : label}
    </Button>
  )
}

type Delivery = {
  status: 'pending' | 'delivered' | 'failed'
  attempts: number
  lastStatus?: number | null
  lastFault?: string | null
}

/** One attempt takes 15 seconds at most; the queue is checked once a second. */
const looks = 25

/** Waits for the result of a delivery's next attempt and describes it. */
async function watchDelivery(api: string, id: string) {
  for (let look = 0; look < looks; look += 1) {
    const response = await fetch(`${api}/webhook-deliveries/${id}`)
    const delivery = (await response.json()) as Delivery
    const { status, lastStatus, lastFault } = delivery
    const answer = lastFault ?? (lastStatus ? `it answered ${String(lastStatus)}` : 'no answer')
    if (status === 'delivered') return { isDelivered: true, text: `Delivered: ${answer}.` }
    const hasTried = lastFault ?? lastStatus
    if (status === 'failed' || hasTried)
      return { isDelivered: false, text: `Not taken: ${answer}.` }
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  return { isDelivered: false, text: 'It still waits. Look at the deliveries below later.' }
}
