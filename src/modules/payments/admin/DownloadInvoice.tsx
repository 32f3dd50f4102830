'use client'

import { ActionButton } from '../../../admin/ActionButton.js'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'

export function DownloadInvoice() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  if (id === undefined) return null
  return (
    <ActionButton el="anchor" url={`${config.routes.api}/invoices/${String(id)}/pdf`}>
      Download PDF
    </ActionButton>
  )
}
