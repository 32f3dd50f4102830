import { migrations } from '../../migrations/index.js'
import { StartupError } from '../../platform/StartupError.js'
import { uploadFolders } from '../../uploadFolders.js'
import { drain } from './drain.js'
import { latestJobMigration } from './makeJobSchema.js'
import type { Manifest, Seal } from './manifest.js'
import { readBackup } from './readBackup.js'

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
