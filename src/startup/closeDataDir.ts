import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { StartupError } from '../platform/StartupError.js'
import { uploadFolders } from '../uploadFolders.js'

const others = 0o077
const sticky = 0o1000

/**
 * Closes DATA_DIR with all uploads to other users of this machine, now and for everything this process writes later.
 * The database's own folder belongs to PostgreSQL, which keeps it closed.
 */
export async function closeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(
      `Cannot write to ${dataDir} (${reason}): set DATA_DIR to a writable folder`,
    )
  }
  await close(dataDir)
  await close(join(dataDir, 'secrets.json'))
  for (const folder of Object.values(uploadFolders(dataDir))) await closeAll(folder)
  process.umask(others)
}

async function closeAll(folder: string): Promise<void> {
  await close(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const { name, parentPath } of entries) await close(join(parentPath, name))
}

/** Skips links, shared folders like /tmp, what belongs to another user, and what has vanished meanwhile. */
async function close(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (!found || found.isSymbolicLink() || found.mode & sticky || !(found.mode & others)) return
  await chmod(path, found.mode & ~others & 0o7777).catch(() => undefined)
}
