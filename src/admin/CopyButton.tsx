'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

/** Copies a text. Payload's own button for it has no name, so a screen reader cannot say what it does. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setIsCopied(true)
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void copy()} size="small">
      {isCopied ? 'Copied' : label}
    </Button>
  )
}
