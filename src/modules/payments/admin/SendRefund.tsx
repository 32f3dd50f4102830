'use client'

import { runAction } from '../../../admin/runAction.js'
import { ActionButton } from '../../../admin/ActionButton.js'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'

/** Sends the open refund to the gateway if it is due. */
export function SendRefund() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  if (id === undefined || data?.['status'] !== 'due') return null
  const path = `${config.routes.api}/refunds/${String(id)}/send`
  return <ActionButton onClick={() => void runAction(path)}>Send the refund</ActionButton>
}
