import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { StartupError } from '../../platform/StartupError.js'
import type { ClusterPaths } from './clusterPaths.js'
import { type Facts, readFacts } from './readFacts.js'

/** The facts of the cluster in the folder; refuses a damaged one and one of another major version. */
export function checkCluster(paths: ClusterPaths, major: string): Facts {
  const versionFile = join(paths.data, 'PG_VERSION')
  const facts = readFacts(paths)
  if (!facts || !existsSync(versionFile)) {
    const missing = facts ? versionFile : paths.facts
    throw new StartupError(
      `The database in ${paths.folder} is damaged: ${missing} is missing. ` +
        `Restore it from a backup, or move the folder away to begin with an empty database.`,
    )
  }
  const found = readFileSync(versionFile, 'utf8').trim()
  if (found === major) return facts
  throw new StartupError(
    `The database in ${paths.folder} is of PostgreSQL ${found}, and this Foyer brings PostgreSQL ${major}. ` +
      `Back it up with the Foyer that made it ("npm run backup"), move the folder away and restore into this one, ` +
      `or set DATA_DIR to another folder.`,
  )
}
