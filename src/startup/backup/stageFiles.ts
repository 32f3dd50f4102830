import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { Places } from './placesIn.js'
import { type StagedPath, stagedPath } from './stagedPath.js'

/** The files of a backup before they are moved into DATA_DIR. */
export type StagedFiles = {
  addUpload(to: { folder: string; path: string }, bytes: AsyncIterable<Buffer>): Promise<void>
  addSecrets(bytes: AsyncIterable<Buffer>): Promise<void>
  /** Replaces the wanted folders, and the secrets if there are any: all or nothing. */
  swapIn(): Promise<void>
  swapBack(): Promise<void>
  clear(): Promise<void>
}

type Options = Places & {
  /** The folders to replace; one that gets no file becomes empty, any other folder stays as it is. */
  wanted: string[]
  signal: AbortSignal
}

/** Creates temporary folders beside the present files for those of a backup. */
export async function stageFiles(options: Options): Promise<StagedFiles> {
  const { secretsFile, signal } = options
  const folders = await stageFolders(options)
  const secrets = await stagedPath(secretsFile)
  const changing = [...folders.values()]
  const write = async (path: string, bytes: AsyncIterable<Buffer>, mode?: number) => {
    await mkdir(dirname(path), { recursive: true })
    await pipeline(bytes, createWriteStream(path, { flags: 'wx', flush: true, mode }), { signal })
  }
  const swapBack = async () => {
    for (const one of changing) await one.swapBack()
  }
  return {
    addUpload: async ({ folder, path }, bytes) => {
      const staged = folders.get(folder)
      if (!staged) throw new Error(`The folder ${folder} is not being replaced`)
      await write(join(staged.draft, path), bytes)
    },
    addSecrets: async (bytes) => {
      await write(secrets.draft, bytes, 0o600)
      changing.push(secrets)
    },
    swapIn: async () => {
      try {
        for (const one of changing) await one.swapIn()
      } catch (error) {
        await swapBack()
        throw error
      }
    },
    swapBack,
    clear: async () => {
      for (const one of [...folders.values(), secrets]) await one.clear()
    },
  }
}

async function stageFolders({ folders, wanted }: Options): Promise<Map<string, StagedPath>> {
  const staged = new Map<string, StagedPath>()
  for (const [name, folder] of Object.entries(folders)) {
    if (!wanted.includes(name)) continue
    const one = await stagedPath(folder)
    await mkdir(one.draft, { recursive: true })
    staged.set(name, one)
  }
  return staged
}
