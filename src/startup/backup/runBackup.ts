import { stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { readEnv } from '../../env.js'
import { openBucket } from '../../platform/files/bucket.js'
import { readRelease } from '../../platform/readRelease.js'
import { progress } from '../progress.js'
import {
  connected,
  inFigures,
  placesIn,
  runCommand,
  secretMark,
  withDatabase,
} from './runCommand.js'
import { writeBackup, type Written } from './writeBackup.js'

/** In DATA_DIR: when this machine has made its last backup. */
export const lastBackupFile = 'last-backup'

/** `npm run backup -- FILE`: the whole state of this Foyer in one file; the service may keep running meanwhile. */
export async function runBackup(args: string[]): Promise<void> {
  await runCommand({ name: 'backup', args, work: (file, signal) => backUp(resolve(file), signal) })
}

async function backUp(file: string, signal: AbortSignal): Promise<string> {
  const env = readEnv()
  const { folders, secretsFile } = placesIn(env.DATA_DIR)
  const written = await withDatabase(env, (url) =>
    connected({ url, name: 'foyer-backup' }, (client) =>
      progress('Writing the backup', () =>
        writeBackup({
          client,
          file,
          signal,
          folders,
          bucket: env.s3 && openBucket(env.s3),
          secretsFile: env.mode === 'demo' ? secretsFile : undefined,
          facts: { version: readRelease().version, secretMark: secretMark(env.PAYLOAD_SECRET) },
        }),
      ),
    ),
  )
  const { size } = await stat(file)
  // For the doctor; a backup is good without it.
  const noted = writeFile(join(env.DATA_DIR, lastBackupFile), new Date().toISOString())
  await noted.catch(() => undefined)
  return describe(written, `${file} (${(size / 1_000_000).toFixed(1)} MB)`)
}

function describe(written: Written, place: string): string {
  const done = `Backed up ${inFigures(written)} to ${place}.`
  if (written.vanished === 0) return done
  return `${done} Files deleted meanwhile are not in it: ${String(written.vanished)}.`
}
