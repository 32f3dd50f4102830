import { useId } from 'react'

type Props = {
  hasPrices: boolean
  publish: boolean
  onFile: (file: File | undefined) => void
  onPublish: (publish: boolean) => void
}

/** Chooses the file, and whether documents that it calls published are published. */
export function ImportFields({ hasPrices, publish, onFile, onPublish }: Props) {
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
