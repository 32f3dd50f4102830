'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'

export function RemoveSamples({ api }: { api: string }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const response = await fetch(api, { method: 'DELETE' })
    setBusy(false)
    if (!response.ok) {
      toast.error('The samples are still there. Only an admin can remove them.')
      return
    }
    toast.success('The samples are removed. What you see now is your own.')
    router.refresh()
  }
  return (
    <Button
      buttonStyle="secondary"
      disabled={isBusy}
      margin={false}
      onClick={() => void remove()}
      size="small"
    >
      {isBusy ? 'Removing …' : 'Remove the samples'}
    </Button>
  )
}
