'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'

/** Downloads the open invoice as a PDF. */
export function DownloadInvoice() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  if (id === undefined) return null
  return (
    <Button
      buttonStyle="secondary"
      el="anchor"
      margin={false}
      size="medium"
      url={`${config.routes.api}/invoices/${String(id)}/pdf`}
    >
      Download PDF
    </Button>
  )
}
