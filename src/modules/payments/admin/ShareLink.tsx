'use client'

import { Button, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { renderSVG } from 'uqr'

/** The address of a payment link, to copy or to share as a QR code; a draft answers nobody yet. */
export function ShareLink() {
  const { config } = useConfig()
  const { data, id } = useDocumentInfo()
  const slug = useFormFields(([fields]) => fields['slug']?.value)
  if (id === undefined || typeof slug !== 'string' || slug === '') return null
  return (
    <div className="field-type">
      <p className="field-label">Address</p>
      {data?.['state'] === 'draft' ? (
        <p>Make the link active to get its address and QR code here.</p>
      ) : (
        <Address
          slug={slug}
          url={`${config.serverURL}${config.routes.api}/payments/redirect/${slug}`}
        />
      )}
    </div>
  )
}

function Address({ slug, url }: { slug: string; url: string }) {
  const [copied, setCopied] = useState(false)
  const code = renderSVG(url, { border: 2, ecc: 'M' })

  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return (
    <>
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
    </>
  )
}
