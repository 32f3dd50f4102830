import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { stagedPath } from './stagedPath.js'

/** The files of a backup on their way into DATA_DIR. */
export type StagedFiles = {
  addMedia(path: string, bytes: AsyncIterable<Buffer>): Promise<void>
  addSecrets(bytes: AsyncIterable<Buffer>): Promise<void>
  /** Replaces the media folder, and the secrets where there are some: all or nothing. */
  swapIn(): Promise<void>
  swapBack(): Promise<void>
  clear(): Promise<void>
}

type Options = { mediaFolder: string; secretsFile: string; signal: AbortSignal }

/** Makes room beside the present files for those of a backup; a backup without files leaves an empty folder. */
export async function stageFiles({
  mediaFolder,
  secretsFile,
  signal,
}: Options): Promise<StagedFiles> {
  const media = await stagedPath(mediaFolder)
  const secrets = await stagedPath(secretsFile)
  const wanted = [media]
  await mkdir(media.draft, { recursive: true })
  const write = async (path: string, bytes: AsyncIterable<Buffer>, mode?: number) => {
    await mkdir(dirname(path), { recursive: true })
    await pipeline(bytes, createWriteStream(path, { flags: 'wx', flush: true, mode }), { signal })
  }
  const swapBack = async () => {
    for (const one of wanted) await one.swapBack()
  }
  return {
    addMedia: (path, bytes) => write(join(media.draft, path), bytes),
    addSecrets: async (bytes) => {
      await write(secrets.draft, bytes, 0o600)
      wanted.push(secrets)
    },
    swapIn: async () => {
      try {
        for (const one of wanted) await one.swapIn()
      } catch (error) {
        await swapBack()
        throw error
      }
    },
    swapBack,
    clear: async () => {
      await media.clear()
      await secrets.clear()
    },
  }
}
