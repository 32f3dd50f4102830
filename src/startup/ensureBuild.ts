import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { StartupError } from '../platform/StartupError.js'
import { progress } from './progress.js'

const fingerprintFile = join('.next', 'foyer-fingerprint')
const rootFiles = ['next.config.mjs', 'package-lock.json', 'payload.config.ts', 'tsconfig.json']
const outputKept = 4_000

/** Builds the pages unless the existing build was made from exactly these sources. */
export async function ensureBuild(signal: AbortSignal): Promise<void> {
  const fingerprint = await fingerprintSources()
  if (await isCurrent(fingerprint)) return
  await progress('Building the admin and the site (a minute or two, once)', () =>
    withBuildLock(signal, async () => {
      if (await isCurrent(fingerprint)) return
      await build(signal)
      await writeFile(fingerprintFile, fingerprint)
    }),
  )
}

async function isCurrent(fingerprint: string): Promise<boolean> {
  return (await readFile(fingerprintFile, 'utf8').catch(() => undefined)) === fingerprint
}

async function fingerprintSources(): Promise<string> {
  const inSrc = await readdir('src', { recursive: true, withFileTypes: true })
  const sources = inSrc
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|js|css|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of [...rootFiles, ...sources].sort()) {
    hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function build(signal: AbortSignal): Promise<void> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  // The pages are not secret, and another user may run what this one has built.
  const umask = process.umask(0o022)
  const child = spawn(process.execPath, [next, 'build'], {
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.umask(umask)
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-outputKept)
  }
  // Being stopped during the build is not a failure.
  child.on('error', () => undefined)
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new StartupError(`the pages could not be built:\n${output}`)
}

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
