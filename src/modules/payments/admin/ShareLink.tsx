'use client'

import { Button, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { renderSVG } from 'uqr'

/** The address of a payment link, to copy or to share as a QR code. */
export function ShareLink() {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const slug = useFormFields(([fields]) => fields['slug']?.value)
  const [copied, setCopied] = useState(false)
  if (id === undefined || typeof slug !== 'string' || slug === '') return null
  const url = `${config.serverURL}${config.routes.api}/payments/redirect/${slug}`
  const code = renderSVG(url, { border: 2, ecc: 'M' })

  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return (
    <div className="field-type">
      <p className="field-label">Address</p>
      <p style={{ overflowWrap: 'anywhere' }}>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      <Button buttonStyle="secondary" onClick={() => void copy()} size="small">
        {copied ? 'Copied' : 'Copy the address'}
      </Button>
      <img
        alt={`QR code of ${url}`}
        height={180}
        src={`data:image/svg+xml,${encodeURIComponent(code)}`}
        style={{ display: 'block' }}
        width={180}
      />
      <a download={`${slug}.svg`} href={`data:image/svg+xml,${encodeURIComponent(code)}`}>
        Download the QR code
      </a>
    </div>
  )
}
