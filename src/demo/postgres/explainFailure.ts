import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

import { StartupError } from '../../platform/StartupError.js'

const elsewhere = 'set DATA_DIR to another folder'

/** Turns an error of the file system below `folder` into one for the operator; returns any other unchanged. */
export function explainFileError(error: unknown, folder: string): unknown {
  const path = pathOf(error) ?? folder
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
      return new StartupError(
        `The database folder ${folder} cannot be used: permission denied at ${nearest(path)}. ` +
          `Give ${whoami()} the right to read and write there, or ${elsewhere}.`,
        { cause: error },
      )
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupError(
        `The database folder ${folder} cannot be made: a file stands at ${nearest(path)}. ` +
          `Move it away, or ${elsewhere}.`,
        { cause: error },
      )
    // Node's recursive mkdir reports ENOENT on a read-only file system too.
    case 'EROFS':
    case 'ENOENT':
      return new StartupError(
        `The database folder ${folder} cannot be made: ${nearest(path)} is read-only or gone. ` +
          `Make it writable, or ${elsewhere}.`,
        { cause: error },
      )
    case 'ENOSPC':
    case 'EDQUOT':
    case '53100': // PostgreSQL's disk_full
      return diskFull(folder)
    default:
      return error
  }
}

function pathOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('path' in error)) return undefined
  return typeof error.path === 'string' ? error.path : undefined
}

/** The path itself or the closest ancestor that exists. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path))
}

/** The operator's error for a tool of PostgreSQL that failed at `doing`; `output` is what it printed or logged. */
export async function explainToolFailure({
  doing,
  output,
  folder,
}: {
  doing: string
  output: string
  folder: string
}): Promise<StartupError> {
  const reason = reasonIn(output)
  if (/No space left|Disk quota/.test(reason) && !reason.includes('shared memory')) {
    return diskFull(folder)
  }
  // On a full disk the log stays empty, so the reason is missing from it.
  const disk = await statfs(folder).catch(() => undefined)
  if (disk && disk.bavail * disk.bsize < 1_000_000) return diskFull(folder)
  return new StartupError(
    `PostgreSQL could not ${doing} in ${folder}: ${reason}. Mend that, or ${elsewhere}.`,
  )
}

function diskFull(folder: string): StartupError {
  return new StartupError(
    `The disk that holds ${folder} is full. Free some space (a new database takes about 60 MB), or ${elsewhere}.`,
  )
}

function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const telling = lines.filter((line) => /FATAL|PANIC|error:/.test(line))
  const reason = (telling.length > 0 ? telling : lines).at(-1) ?? 'no reason given'
  return reason.replace(/^.*?(FATAL|PANIC|error):\s*/, '').replace(/\.$/, '')
}

function whoami(): string {
  const uid = process.getuid?.()
  return uid === undefined ? 'this user' : `user ${uid}`
}

/** The code of an error of the system ("ENOENT") or of PostgreSQL (its SQLSTATE); undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  // Not instanceof: in a test runner's context the errors of node:fs belong to another realm.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
