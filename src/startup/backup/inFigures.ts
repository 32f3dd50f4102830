import type { Seal } from './manifest.js'

const plain = new Intl.NumberFormat('en')

/** How much a backup holds, in words. */
export function inFigures({ rows, files }: Pick<Seal, 'files' | 'rows'>): string {
  const tables = Object.values(rows)
  const total = tables.reduce((sum, count) => sum + count, 0)
  return `${plain.format(total)} rows of ${String(tables.length)} tables and ${plain.format(files)} files`
}
