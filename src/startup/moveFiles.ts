import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { getMimeType } from 'hono/utils/mime'

import { type Env, readEnv } from '../env.js'
import { filesOnDisk } from '../platform/files/FileFolder.js'
import { StartupError } from '../platform/StartupError.js'
import { fileFolders } from '../uploadFolders.js'

/** `npm run files:move`: copies the uploads in DATA_DIR to S3. Repeatable, and safe while the service runs. */
export async function runMoveFiles(): Promise<void> {
  try {
    const env = readEnv()
    if (!env.s3) throw new StartupError('S3_ENDPOINT is not set.')
    const { copied, present } = await moveFiles(env)
    console.log(
      `Copied ${String(copied)} files to S3; ${String(present)} were there already. The originals are ` +
        `kept in ${env.DATA_DIR}: delete them once the service runs with S3.`,
    )
  } catch (error) {
    const { cause, message } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    console.error(
      error instanceof StartupError
        ? `No files were copied: ${reason}`
        : `The files were not all copied: ${reason} Run it again: it goes on from there.`,
    )
    process.exitCode = 1
  }
}

/** Copies the files of all collections from the disk to the bucket, if there is one. */
export async function moveFiles(
  env: Pick<Env, 'DATA_DIR' | 's3'>,
  { replace = false } = {},
): Promise<{ copied: number; present: number }> {
  const counts = { copied: 0, present: 0 }
  for (const { bucket, name, path } of Object.values(fileFolders(env))) {
    if (!bucket) continue
    const known = new Set(replace ? [] : await bucket.list(`${name}/`))
    for (const file of await filesOnDisk(path)) {
      const key = `${name}/${file}`
      counts[known.has(key) ? 'present' : 'copied'] += 1
      if (known.has(key)) continue
      const type = getMimeType(file) ?? 'application/octet-stream'
      await bucket.put(key, await readFile(join(path, file)), type)
    }
  }
  return counts
}
