import { access, constants, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import type { Env } from '../../env.js'
import { lastBackupFile } from '../backup/runBackup.js'
import { fault, type Finding, good, warning } from './Finding.js'

const gigabyte = 1024 ** 3
const dayMs = 24 * 60 * 60 * 1_000

/** Where uploads are kept, and how old the last backup is. */
export async function checkMachine({ DATA_DIR, mode }: Env): Promise<Finding[]> {
  return [
    await checkFolder(DATA_DIR),
    ...(mode === 'production' ? [await checkBackup(DATA_DIR)] : []),
  ]
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const { bavail, bsize } = await statfs(folder)
    const free = (bavail * bsize) / gigabyte
    const text = `${free.toFixed(1)} GB are free in ${folder}.`
    return free < 1
      ? warning('Files', `${text} Make room before uploads fail.`)
      : good('Files', text)
  } catch {
    return fault(
      'Files',
      `${folder} cannot be read and written. Set DATA_DIR to a folder that can.`,
    )
  }
}

async function checkBackup(folder: string): Promise<Finding> {
  const noted = await readFile(join(folder, lastBackupFile), 'utf8').catch(() => '')
  const at = Date.parse(noted.trim())
  if (Number.isNaN(at)) {
    const advice =
      'Run `npm run backup -- FILE` every night, and keep PAYLOAD_SECRET with the files.'
    return warning('Backups', `No backup was made on this machine. ${advice}`)
  }
  const days = Math.floor((Date.now() - at) / dayMs)
  const text = `The last backup of this machine is ${String(days)} days old.`
  return days > 1
    ? warning('Backups', `${text} Is the nightly job running?`)
    : good('Backups', text)
}
