import { clusterPaths } from './clusterPaths.js'
import { embeddedUrl } from './embeddedUrl.js'
import { explainFileError } from './explainFailure.js'
import { readFacts } from './readFacts.js'

/**
 * The address that the embedded PostgreSQL in `folder` was last given, without starting anything; undefined
 * before its first start. A start may move it to another port: `startEmbeddedPostgres` gives the one in force.
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
