import { createWriteStream } from 'node:fs'
import { mkdir, realpath, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { Places } from './runCommand.js'

type Options = Places & {
  /** The folders to replace; one that gets no file becomes empty, any other folder stays as it is. */
  wanted: string[]
  signal: AbortSignal
}

type Upload = { folder: string; path: string }

/** Creates temporary folders beside the present files for those of a backup. */
export async function stageFiles(options: Options) {
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
    addUpload: async ({ folder, path }: Upload, bytes: AsyncIterable<Buffer>) => {
      const staged = folders.get(folder)
      if (!staged) throw new Error(`The folder ${folder} is not being replaced`)
      await write(join(staged.draft, path), bytes)
    },
    addSecrets: async (bytes: AsyncIterable<Buffer>) => {
      await write(secrets.draft, bytes, 0o600)
      changing.push(secrets)
    },
    /** Replaces the wanted folders, and the secrets if there are any: all or nothing. */
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

/** The files of a backup before they are moved into DATA_DIR. */
export type StagedFiles = Awaited<ReturnType<typeof stageFiles>>

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

/** Prepares to replace the file or folder at `path`, which need not exist. Removes what an earlier attempt left. */
async function stagedPath(path: string) {
  // Beside the target of a symbolic link, because a rename cannot cross file systems.
  const target = await realpath(path).catch(() => path)
  const draft = `${target}.restore-new`
  const former = `${target}.restore-old`
  let isIn = false
  let hadFormer = false
  const clear = async () => {
    for (const left of [draft, former]) await rm(left, { recursive: true, force: true })
  }
  const putBack = async () => {
    if (hadFormer) await rename(former, target)
    hadFormer = false
  }
  await clear()
  return {
    /** Where the replacement is created. */
    draft,
    /** Removes whatever is not in place. */
    clear,
    /** Moves the draft into place; if that fails, what was there before is still there. */
    swapIn: async () => {
      hadFormer = await rename(target, former).then(() => true, falseIfGone)
      await rename(draft, target).catch(async (error: unknown) => {
        await putBack()
        throw error
      })
      isIn = true
    },
    /** Undoes `swapIn` if it was done. */
    swapBack: async () => {
      if (!isIn) return
      await rename(target, draft)
      await putBack()
      isIn = false
    },
  }
}

/** Something at a path that is to be replaced in one step, and may be put back. */
type StagedPath = Awaited<ReturnType<typeof stagedPath>>

function falseIfGone(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false
  throw error
}
