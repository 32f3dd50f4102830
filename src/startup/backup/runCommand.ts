import pg from 'pg'

import { StartupError } from '../../platform/StartupError.js'
import { isDatabaseDown } from '../../platform/database/isDatabaseDown.js'

type Command = {
  /** `backup` or `restore`, as in `npm run backup -- FILE`. */
  name: string
  args: string[]
  /** Returns the line that says what was done. */
  work: (file: string, signal: AbortSignal) => Promise<string>
}

/**
 * Runs a command from start to end: prints what it did, or one line and exit code 1 if it failed. The first Ctrl-C or
 * SIGTERM lets it clean up, a second one ends it at once.
 */
export async function runCommand({ name, args, work }: Command): Promise<void> {
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort(new StartupError('it was stopped.'))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    const [file, ...more] = args
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      throw new StartupError(`name one file: npm run ${name} -- FILE`)
    }
    console.log(await work(file, stopping.signal))
  } catch (error) {
    const known = explainFailure(stopping.signal.aborted ? stopping.signal.reason : error)
    if (known instanceof StartupError) console.error(`The ${name} failed: ${known.message}`)
    else console.error(`The ${name} failed because of a fault of its own:`, known)
    process.exitCode = 1
  }
}

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
