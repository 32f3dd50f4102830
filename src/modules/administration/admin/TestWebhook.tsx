'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { watchDelivery } from './watchDelivery.js'

/** Sends a test message to the open webhook and shows the result. */
export function TestWebhook() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const [isSending, setSending] = useState(false)
  if (id === undefined) return null

  const send = async () => {
    setSending(true)
    try {
      const path = `${config.routes.api}/webhooks/${String(id)}/test`
      const response = await fetch(path, { method: 'POST', credentials: 'same-origin' })
      if (!response.ok) throw new Error(String(response.status))
      const { delivery } = (await response.json()) as { delivery: string }
      const { isDelivered, text } = await watchDelivery(config.routes.api, delivery)
      if (isDelivered) toast.success(text)
      else toast.error(text)
    } catch {
      toast.error('The test was not sent. Try again.')
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
      {isSending ? 'Sending…' : 'Send a test'}
    </Button>
  )
}
