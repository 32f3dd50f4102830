import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { ClusterPaths } from './clusterPaths.js'
import { draftPrefix } from './makeCluster.js'

// Far longer than creating a cluster takes: a younger draft may belong to another start in progress.
const abandonedAfterMs = 600_000

/** Removes half-made clusters that killed first starts left in the folder. */
export async function removeDrafts({ folder }: Pick<ClusterPaths, 'folder'>): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(draftPrefix))
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true })
  }
}
