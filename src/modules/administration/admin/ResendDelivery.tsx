'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'

import { watchDelivery } from './watchDelivery.js'

/** Sends the open message again with the same id and shows the result. */
export function ResendDelivery() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  if (id === undefined) return null

  const send = async () => {
    setSending(true)
    try {
      const path = `${config.routes.api}/webhook-deliveries/${String(id)}/resend`
      const response = await fetch(path, { method: 'POST', credentials: 'same-origin' })
      if (!response.ok) throw new Error(String(response.status))
      const { isDelivered, text } = await watchDelivery(config.routes.api, String(id))
      if (isDelivered) toast.success(text)
      else toast.error(text)
      router.refresh()
    } catch {
      toast.error('It was not sent again. Try once more.')
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
      {isSending ? 'Sending…' : 'Send again'}
    </Button>
  )
}
