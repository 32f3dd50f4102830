import pg from 'pg'

import { isDatabaseDown } from '../../platform/database/isDatabaseDown.js'
import { StartupError } from '../../platform/StartupError.js'

const inUse =
  'another connection holds the tables. End it (pg_stat_activity shows it) and try again.'

/** Turns errors that the operator can fix (file system, database) into one line. Returns any other error unchanged. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof StartupError) return error
  if (isDatabaseDown(error)) {
    return new StartupError('the connection to PostgreSQL was lost. Try again when it is up.')
  }
  if (error instanceof pg.DatabaseError) return new StartupError(explainRefusal(error))
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartupError('the disk is full.')
  // "EACCES: permission denied, open '/backups/x'" says what and where.
  if (syscall !== undefined) return new StartupError(`${message}.`)
  return error
}

function explainRefusal({ code, message, detail, table }: pg.DatabaseError): string {
  if (code === '55P03') return inUse
  const where = table ? `, in the table ${table}` : ''
  return `PostgreSQL refused it (${message}${where}). ${detail ?? ''}`
}
