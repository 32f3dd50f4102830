import { resolve } from 'node:path'

import { readEnv, type Env } from '../../env.js'
import { migrations } from '../../migrations/index.js'
import { StartupError } from '../../platform/StartupError.js'
import { uploadFolders } from '../../uploadFolders.js'
import { moveFiles } from '../moveFiles.js'
import { closeDataDir } from '../closeDataDir.js'
import { progress } from '../progress.js'
import type { Manifest, Seal } from './manifest.js'
import { drain, readBackup } from './readBackup.js'
import { restoreBackup, type Restored } from './restoreBackup.js'
import {
  connected,
  inFigures,
  placesIn,
  runCommand,
  secretMark,
  withOwnDatabase,
} from './runCommand.js'
import { latestJobMigration } from './tables.js'

/** `npm run restore -- FILE`: replaces everything here with the contents of a backup. */
export async function runRestore(args: string[]): Promise<void> {
  await runCommand({
    name: 'restore',
    args,
    work: (file, signal) => restore(resolve(file), signal),
  })
}

async function restore(file: string, signal: AbortSignal): Promise<string> {
  const env = readEnv()
  const backup = await progress('Checking the backup', () => checkBackup(file, signal))
  await closeDataDir(env.DATA_DIR)
  const restored = await withOwnDatabase(env, (url) =>
    connected({ url, name: 'foyer-restore' }, (client) =>
      progress('Restoring', () =>
        restoreBackup({
          client,
          file,
          backup,
          signal,
          ...placesIn(env.DATA_DIR),
          takeSecrets: env.mode === 'demo',
        }),
      ),
    ),
  )
  await moveFiles(env, { replace: true })
  // Read again, because the demo's secrets are now those of the backup.
  return [describe(file, backup), ...remarks({ backup, restored, env: readEnv() })].join('\n')
}

function describe(file: string, backup: Manifest & Seal): string {
  return `Restored the backup of ${backup.madeAt} from ${file}: ${inFigures(backup)}.`
}

type Outcome = { backup: Manifest; restored: Restored; env: Env }

function remarks({ backup, restored, env }: Outcome): string[] {
  const isOlder = backup.migrations.length < migrations.length
  return [
    isOlder && `It was made by Foyer ${backup.version}: the next start brings it to this version.`,
    restored.leftOut.length > 0 &&
      `Left out, because they are not Foyer's: ${restored.leftOut.join(', ')}.`,
    secretMark(env.PAYLOAD_SECRET) !== backup.secretMark &&
      'PAYLOAD_SECRET is not the one of the backup: its API keys, sessions and links need that one.',
  ].filter((remark) => remark !== false)
}

/** Reads a backup to its end and returns its manifest; a backup that cannot be restored here is a StartupError. */
export async function checkBackup(file: string, signal: AbortSignal): Promise<Manifest & Seal> {
  const backup = await readBackup({ file, signal, visit: (_, bytes) => drain(bytes, signal) })
  const known = new Set(migrations.map(({ name }) => name))
  const folders = Object.keys(uploadFolders(''))
  const isNewer =
    backup.jobMigrations > latestJobMigration ||
    backup.migrations.some((name) => !known.has(name)) ||
    backup.folders.some((name) => !folders.includes(name))
  if (!isNewer) return backup
  throw new StartupError(
    `${file} was made by a newer Foyer (${backup.version}) than this one. Restore it with that one.`,
  )
}
