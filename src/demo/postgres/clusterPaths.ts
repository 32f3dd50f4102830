import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'

import { StartupError } from '../../platform/StartupError.js'
import { errorCode, explainFileError } from './explainFailure.js'
import type { Account } from './makeCluster.js'

/** Replaces the facts at `path` atomically, readable by `account` (and root) alone, and on disk when it resolves. */
export async function writeFacts(path: string, facts: Facts, account?: Account): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    if (account) await file.chown(account.uid, account.gid)
    await file.writeFile(`${JSON.stringify(facts, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

/**
 * The last address of the embedded PostgreSQL in `folder`, without starting anything; undefined before its first start.
 * A start may move it to another port: `startEmbeddedPostgres` returns the current one.
 */
export function readEmbeddedUrl(folder: string): string | undefined {
  const paths = clusterPaths(folder)
  try {
    const facts = readFacts(paths)
    return facts && embeddedUrl(facts)
  } catch (error) {
    throw explainFileError(error, paths.folder)
  }
}

/** The paths in the folder of the embedded PostgreSQL; absolute. */
export type ClusterPaths = {
  folder: string
  /** Created complete, by a rename: everything below it exists once it does. */
  cluster: string
  data: string
  facts: string
  log: string
  pidFile: string
}

/** The paths below `folder`, resolved from the working directory if it is relative. */
export function clusterPaths(folder: string): ClusterPaths {
  const root = resolve(folder)
  return { folder: root, ...pathsWithin(join(root, 'cluster')) }
}

/** The same for a cluster that is still being created beside its final place. */
export function pathsWithin(cluster: string): Omit<ClusterPaths, 'folder'> {
  const data = join(cluster, 'data')
  return {
    cluster,
    data,
    facts: join(cluster, 'connection.json'),
    log: join(cluster, 'postgres.log'),
    pidFile: join(data, 'postmaster.pid'),
  }
}

/** The product's role and the name of its database. The role is not a superuser, as in production. */
export const appName = 'foyer'

/** The connection string of the product's database. */
export function embeddedUrl({ port, password }: Pick<Facts, 'password' | 'port'>): string {
  return `postgres://${appName}:${password}@127.0.0.1:${port}/${appName}`
}

const schema = z.object({
  port: z.int().min(1).max(65_535),
  password: z.string().min(1),
  superuserPassword: z.string().min(1),
})

/** How to connect to a cluster: created with it, and kept beside its data. */
export type Facts = z.output<typeof schema>

/** The facts of a cluster; undefined if there is no cluster yet. Throws if the file is damaged. */
export function readFacts({
  facts,
  folder,
}: Pick<ClusterPaths, 'facts' | 'folder'>): Facts | undefined {
  const text = textOf(facts)
  if (text === undefined) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new StartupError(
      `${facts} is damaged: it holds the port and the passwords of the database. ` +
        `Restore it from a backup, or move ${folder} away to begin with an empty database.`,
      { cause },
    )
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
