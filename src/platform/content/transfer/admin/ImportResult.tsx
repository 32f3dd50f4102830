import { useEffect, useRef } from 'react'

export type Outcome =
  | { kind: 'done'; dryRun: boolean; created: number; updated: number; unchanged: number }
  | { kind: 'refused'; message: string; faults: { place: string; message: string }[] }

const shownFaults = 100

/** The result of an import: counts, or every fault with its row and field. It takes the focus if something is wrong. */
export function ImportResult({ outcome }: { outcome: Outcome | undefined }) {
  const faults = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome?.kind === 'refused') faults.current?.focus()
  }, [outcome])
  const style = { marginTop: 'var(--base)' }
  if (outcome?.kind === 'refused') {
    const { message, faults: all } = outcome
    return (
      <div
        ref={faults}
        role="alert"
        style={{
          ...style,
          borderInlineStart: '4px solid var(--theme-error-500)',
          paddingInlineStart: 12,
        }}
        tabIndex={-1}
      >
        <p style={{ margin: 0, fontWeight: 600 }}>{message}</p>
        <ul style={{ margin: '8px 0 0', paddingInlineStart: 20, maxHeight: 320, overflow: 'auto' }}>
          {all.slice(0, shownFaults).map(({ place, message: said }, at) => (
            <li key={`${place} ${String(at)}`}>
              {place && <strong>{place}: </strong>}
              {said}
            </li>
          ))}
        </ul>
        {all.length > shownFaults && <p>And {all.length - shownFaults} more.</p>}
      </div>
    )
  }
  return (
    <p role="status" style={style}>
      {outcome && wordsFor(outcome)}
    </p>
  )
}

function wordsFor({ dryRun, created, updated, unchanged }: Extract<Outcome, { kind: 'done' }>) {
  const nothing = created + updated === 0
  if (nothing) return `Nothing to do: ${String(unchanged)} rows are as they are here already.`
  const counts = `${String(created)} new, ${String(updated)} changed, ${String(unchanged)} as before`
  return dryRun ? `The file is in order: ${counts}. Nothing is saved yet.` : `Imported: ${counts}.`
}
