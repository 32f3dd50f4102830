import { randomBytes } from 'node:crypto'
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type ClusterPaths, pathsWithin } from './clusterPaths.js'
import { errorCode } from './errorCode.js'
import { explainToolFailure } from './explainFailure.js'
import { findFreePort } from './findFreePort.js'
import type { Tools } from './prepareTools.js'
import { writeFacts } from './writeFacts.js'

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
