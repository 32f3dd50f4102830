'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'

/** Sends the open refund to the gateway if it is due. */
export function SendRefund() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  if (id === undefined || data?.['status'] !== 'due') return null

  const send = async () => {
    const path = `${config.routes.api}/refunds/${String(id)}/send`
    const response = await fetch(path, { method: 'POST', credentials: 'same-origin' })
    const answer = (await response.json()) as { detail?: string }
    if (!response.ok) {
      toast.error(answer.detail ?? 'Nothing was sent. Try again.')
      return
    }
    window.location.reload()
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void send()} size="medium">
      Send the refund
    </Button>
  )
}
