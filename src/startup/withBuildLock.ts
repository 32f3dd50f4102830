import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const lockFile = join('.build', 'pages.lock')
const pollMs = 500

/** Runs `work` while no other process of this folder does, so that processes started together build only once. */
export async function withBuildLock(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  await mkdir(dirname(lockFile), { recursive: true })
  while (!(await take())) {
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  try {
    await work()
  } finally {
    await rm(lockFile, { force: true })
  }
}

async function take(): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    await releaseIfDead()
    return false
  }
}

/** A builder that was killed leaves its lock behind. */
async function releaseIfDead(): Promise<void> {
  const pid = Number(await readFile(lockFile, 'utf8').catch(() => ''))
  if (!pid || isAlive(pid)) return
  await rm(lockFile, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
