import { bucketOf } from './buckets.js'

export type BatchRow = { name: string; hour: number; bucket: number; count: number; sum: number }

/** Counts that are not written yet, at most `maxRows` of different names, hours and buckets. */
type Batch = {
  /** False if the name or number was invalid, or there was no room. */
  count(name: string, by: number, at: Date): boolean
  observe(name: string, value: number, at: Date): boolean
  /** Adds what another batch could not write; returns how many counts found no room. */
  merge(rows: readonly BatchRow[]): number
  /** Everything, in the one order in which all processes lock rows; the batch is empty afterwards. */
  take(): BatchRow[]
  isEmpty(): boolean
}

const hourMs = 3_600_000
const namePattern = /^[a-z][a-z0-9_.-]{0,99}$/

export function createBatch({ maxRows = 10_000 } = {}): Batch {
  let rows = new Map<string, BatchRow>()
  const add = (added: BatchRow): boolean => {
    const key = `${added.name} ${String(added.hour)} ${String(added.bucket)}`
    const row = rows.get(key)
    if (!row && rows.size >= maxRows) return false
    rows.set(
      key,
      row ? { ...row, count: row.count + added.count, sum: row.sum + added.sum } : added,
    )
    return true
  }
  const note = (name: string, at: Date, figures: Pick<BatchRow, 'bucket' | 'count' | 'sum'>) =>
    namePattern.test(name) &&
    add({ name, hour: Math.floor(at.getTime() / hourMs) * hourMs, ...figures })
  return {
    count: (name, by, at) =>
      Number.isSafeInteger(by) && by > 0 && note(name, at, { bucket: 0, count: by, sum: by }),
    observe: (name, value, at) =>
      Number.isFinite(value) &&
      value >= 0 &&
      note(name, at, { bucket: bucketOf(value), count: 1, sum: value }),
    merge: (others) => others.reduce((lost, row) => (add(row) ? lost : lost + row.count), 0),
    take: () => {
      const taken = [...rows.values()].sort(byKey)
      rows = new Map()
      return taken
    },
    isEmpty: () => rows.size === 0,
  }
}

/** Two statements that lock the same rows in different orders would deadlock. */
function byKey(a: BatchRow, b: BatchRow): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1
  return a.hour - b.hour || a.bucket - b.bucket
}
