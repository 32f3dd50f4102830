import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { StartupError } from '../../platform/StartupError.js'
import { pathsWithin, writeFacts, type ClusterPaths } from './clusterPaths.js'
import { errorCode, explainToolFailure } from './explainFailure.js'
import { findFreePort } from './launchServer.js'
import type { Tools } from './prepareTools.js'

// The character classes of pg_trgm and of text search come from the C library's locale; plain C knows ASCII only. Older
// macOS has no C.UTF-8.
const libcLocales = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** The prefix of half-made clusters. */
export const draftPrefix = 'cluster.new-'

const secret = () => randomBytes(24).toString('hex')

/**
 * Creates the cluster beside its place and renames it, so that it is always complete or absent. If another start was
 * first, its cluster is used and ours is discarded.
 */
export async function makeCluster({
  paths,
  tools,
  sync,
}: {
  paths: ClusterPaths
  tools: Tools
  /** Whether to wait until the files are on disk; throw-away clusters need not. */
  sync: boolean
}): Promise<void> {
  const draft = pathsWithin(join(paths.folder, `${draftPrefix}${randomBytes(6).toString('hex')}`))
  try {
    await mkdir(draft.cluster, { mode: 0o700 })
    if (tools.account) await chown(draft.cluster, tools.account.uid, tools.account.gid)
    const superuserPassword = secret()
    await initialise({ draft, tools, superuserPassword, sync, folder: paths.folder })
    const facts = { port: await findFreePort(), password: secret(), superuserPassword }
    await writeFacts(draft.facts, facts, tools.account)
    await rename(draft.cluster, paths.cluster)
  } catch (error) {
    await rm(draft.cluster, { recursive: true, force: true })
    const late = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')
    if (!late) throw error
  }
}

async function initialise({
  draft,
  tools,
  superuserPassword,
  sync,
  folder,
}: {
  draft: Omit<ClusterPaths, 'folder'>
  tools: Tools
  superuserPassword: string
  sync: boolean
  folder: string
}): Promise<void> {
  const passwordFile = join(draft.cluster, 'password')
  await writeFile(passwordFile, superuserPassword, { mode: 0o600, flag: 'wx' })
  if (tools.account) await chown(passwordFile, tools.account.uid, tools.account.gid)
  let output = ''
  for (const locale of libcLocales) {
    const done = await tools.initdb([
      `--pgdata=${draft.data}`,
      '--encoding=UTF8',
      // Unicode's full case mapping, as in JavaScript, and the same sort order on every machine.
      '--locale-provider=builtin',
      '--builtin-locale=PG_UNICODE_FAST',
      `--locale=${locale}`,
      '--lc-messages=C',
      '--auth=scram-sha-256',
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ])
    if (done.ok) return rm(passwordFile)
    output = done.output
    if (!output.includes('invalid locale name')) break
  }
  throw await explainToolFailure({ doing: 'make a database', output, folder })
}

export type Account = { uid: number; gid: number }

const systemUser = 'postgres'

/**
 * The account that PostgreSQL must run as; undefined means that of this process. It refuses root, so for root it is the
 * owner of the data if there is one, else the system user `postgres`, which is created if missing.
 */
export async function findAccount(data: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(data).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await lookUp()) ?? (await makeSystemUser())
}

async function lookUp(): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map((flag) => runTool({ file: 'id', args: [flag, systemUser] })),
  )
  if (!uid?.ok || !gid?.ok) return undefined
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

async function makeSystemUser(): Promise<Account> {
  await runTool({ file: 'groupadd', args: ['--system', '--force', systemUser] })
  const { output } = await runTool({
    file: 'useradd',
    args: [
      '--system',
      '--gid',
      systemUser,
      '--no-create-home',
      '--shell',
      '/bin/false',
      systemUser,
    ],
  })
  // Looked up again instead of trusting the exit code: another start may have created the user meanwhile.
  const account = await lookUp()
  if (account) return account
  throw new StartupError(
    `PostgreSQL refuses to run as root and the user "${systemUser}" could not be made (${output}). ` +
      `Make that user, run as an ordinary user, or set DATABASE_URL to a database of your own.`,
  )
}

export type ToolResult = { ok: boolean; output: string }

export type ToolRun = { file: string; args: string[]; cwd?: string; account?: Account | undefined }

// PG* and LC_* of the caller's shell would change what the tools do. Windows programs need their own variables.
// NODE_ENV is only there because Next's types require it in every environment.
const env =
  process.platform === 'win32'
    ? undefined
    : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', NODE_ENV: process.env.NODE_ENV }

/**
 * Runs a program to its end, as `account` if given, and returns what it printed. Never rejects: a program that cannot
 * be started counts as a failed run whose output is the system's reason.
 */
export async function runTool({ file, args, cwd = '/', account }: ToolRun): Promise<ToolResult> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...account })
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => {
      resolve({ ok: false, output: error.message })
    })
    child.on('close', (code) => {
      resolve({ ok: code === 0, output })
    })
  })
}
