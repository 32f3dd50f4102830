import pg from 'pg'

import type { Table } from './manifest.js'
import { quoted } from './quoted.js'

/** A table with its columns, in the form that COPY expects. */
export function copyColumns(table: Table): string {
  return `${quoted(table)} (${table.columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`
}
