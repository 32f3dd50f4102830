import { Problem, problems, type Fault } from '../../http/Problem.js'
import { parseBody } from '../../http/validate.js'
import type { Row, Transfer } from './Transfer.js'
import type { ReadRow } from './parseCsv.js'

export type CheckedRow = { place: string; row: Row }

/**
 * The rows of a file, each validated by itself and for its slug; throws `validation_failed` with the faults of all
 * rows.
 */
export function checkRows({ schema }: Transfer, read: readonly ReadRow[]): CheckedRow[] {
  const faults: Fault[] = []
  const slugs = new Set<string>()
  const rows = read.flatMap(({ place, value }): CheckedRow[] => {
    try {
      const row = parseBody(schema, value)
      if (row.slug && slugs.has(row.slug)) faults.push(doubled(place))
      if (row.slug) slugs.add(row.slug)
      return [{ place, row }]
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      faults.push(...(error.errors ?? []).map((one) => ({ ...one, path: place + one.path })))
      return []
    }
  })
  if (faults.length > 0) {
    throw new Problem(problems.validationFailed, { errors: faults.slice(0, 500) })
  }
  return rows
}

function doubled(place: string): Fault {
  return { path: `${place}/slug`, code: 'duplicate', message: 'This slug is in the file twice.' }
}
