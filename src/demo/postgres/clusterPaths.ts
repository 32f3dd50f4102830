import { join, resolve } from 'node:path'

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
