'use client'

import { runAction } from '../../../admin/runAction.js'
import { ActionButton } from '../../../admin/ActionButton.js'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'

/** Sends the open refund to the gateway if it is due, or again if the gateway has not answered. */
export function SendRefund() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const isAgain = data?.['status'] === 'requested'
  if (id === undefined || (data?.['status'] !== 'due' && !isAgain)) return null
  const path = `${config.routes.api}/refunds/${String(id)}/send`
  return (
    <ActionButton onClick={() => void runAction(path)}>
      {isAgain ? 'Send again' : 'Send the refund'}
    </ActionButton>
  )
}
