'use client'

import { runAction, useSaidAfterwards } from '../../../admin/runAction.js'
import { ActionButton } from '../../../admin/ActionButton.js'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'

import type { RefundAnswer } from '../schemas.js'
import { sayRefund } from './sayRefund.js'

/** Sends the open refund to the gateway if it is due, or again if the gateway has not answered. */
export function SendRefund() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  useSaidAfterwards()
  const isAgain = data?.['status'] === 'requested'
  if (id === undefined || (data?.['status'] !== 'due' && !isAgain)) return null
  const path = `${config.routes.api}/refunds/${String(id)}/send`
  return (
    <ActionButton
      onClick={() => void runAction(path, undefined, (answer) => sayRefund(answer as RefundAnswer))}
    >
      {isAgain ? 'Send again' : 'Send the refund'}
    </ActionButton>
  )
}
