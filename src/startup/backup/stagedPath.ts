import { realpath, rename, rm } from 'node:fs/promises'

/** Something at a path that is to be replaced in one step, and may be put back. */
export type StagedPath = {
  /** Where the replacement is created. */
  draft: string
  /** Moves the draft into place; if that fails, what was there before is still there. */
  swapIn(): Promise<void>
  /** Undoes `swapIn` if it was done. */
  swapBack(): Promise<void>
  /** Removes whatever is not in place. */
  clear(): Promise<void>
}

/** Prepares to replace the file or folder at `path`, which need not exist. Removes what an earlier attempt left. */
export async function stagedPath(path: string): Promise<StagedPath> {
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
    draft,
    clear,
    swapIn: async () => {
      hadFormer = await rename(target, former).then(() => true, falseIfGone)
      await rename(draft, target).catch(async (error: unknown) => {
        await putBack()
        throw error
      })
      isIn = true
    },
    swapBack: async () => {
      if (!isIn) return
      await rename(target, draft)
      await putBack()
      isIn = false
    },
  }
}

function falseIfGone(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false
  throw error
}
