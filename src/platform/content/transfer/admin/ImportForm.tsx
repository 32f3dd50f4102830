'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'

import { ImportFields } from './ImportFields.js'
import { ImportResult, type Outcome } from './ImportResult.js'
import { sendFile } from './sendFile.js'

/** Imports a file in two steps: first shows what it would change, then changes it on confirmation. */
export function ImportForm({ collection, locale }: { collection: string; locale: string }) {
  const { config } = useConfig()
  const router = useRouter()
  const [file, setFile] = useState<File>()
  const [publish, setPublish] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)
  const isChecked = outcome?.kind === 'done' && outcome.dryRun

  const send = async (dryRun: boolean) => {
    if (!file) return
    setIsBusy(true)
    const path = `${config.routes.api}/${collection}/import`
    const next = await sendFile(file, { path, locale, publish, dryRun })
    setOutcome(next)
    setIsBusy(false)
    if (next.kind === 'done' && !dryRun) router.refresh()
  }
  const changed = (change: () => void) => {
    change()
    setOutcome(undefined)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send(!isChecked)
      }}
    >
      <ImportFields
        {...{ publish, hasPrices: collection === 'courses' }}
        onFile={(chosen) => changed(() => setFile(chosen))}
        onPublish={(chosen) => changed(() => setPublish(chosen))}
      />
      <Button disabled={isBusy} margin={false} size="medium" type="submit">
        {isBusy ? 'Reading the file…' : isChecked ? 'Import now' : 'Check the file'}
      </Button>
      <ImportResult outcome={outcome} />
    </form>
  )
}
