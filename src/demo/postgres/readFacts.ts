import { readFileSync } from 'node:fs'

import { z } from 'zod'

import { StartupError } from '../../platform/StartupError.js'
import type { ClusterPaths } from './clusterPaths.js'
import { errorCode } from './errorCode.js'

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
