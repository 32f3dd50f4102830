import { chown, stat } from 'node:fs/promises'

import { StartupError } from '../../platform/StartupError.js'
import { type Account, findAccount } from './findAccount.js'
import type { ClusterPaths } from './clusterPaths.js'
import { loadBinaries } from './loadBinaries.js'
import { runTool, type ToolResult, type ToolRun } from './runTool.js'

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
function withOverride(
  { file, args, ...rest }: Omit<ToolRun, 'account'>,
  account: Account,
): ToolRun {
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
