'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState, useId } from 'react'

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

type Props = {
  hasPrices: boolean
  publish: boolean
  onFile: (file: File | undefined) => void
  onPublish: (publish: boolean) => void
}

/** Chooses the file, and whether documents that it calls published are published. */
function ImportFields({ hasPrices, publish, onFile, onPublish }: Props) {
  const ids = { file: useId(), publish: useId(), help: useId() }
  return (
    <>
      <label htmlFor={ids.file} style={{ display: 'block', fontWeight: 600 }}>
        Import a file
      </label>
      <p id={ids.help} style={{ margin: '4px 0 8px' }}>
        CSV or JSON as the download has it, 500 rows and 2 MB at most. Rows are matched by their
        slug; a column that is not there stays as it is. Nothing is changed before you have seen
        what would be.
        {hasPrices && ' Prices count the smallest coin: 49000 is €490.00, or ¥49,000.'}
      </p>
      <input
        accept=".csv,.json,text/csv,application/json"
        aria-describedby={ids.help}
        id={ids.file}
        onChange={({ target }) => onFile(target.files?.[0])}
        onClick={({ currentTarget }) => {
          // A file that was corrected has the same name: chosen again, it is no change to browsers.
          currentTarget.value = ''
          onFile(undefined)
        }}
        required
        style={{ color: 'inherit' }}
        type="file"
      />
      <p style={{ margin: '12px 0' }}>
        <input
          checked={publish}
          id={ids.publish}
          onChange={({ target }) => onPublish(target.checked)}
          type="checkbox"
        />{' '}
        <label htmlFor={ids.publish}>
          Publish what the file calls published; otherwise all changes are drafts
        </label>
      </p>
    </>
  )
}
