import { clusterPaths } from './clusterPaths.js'
import { embeddedUrl } from './embeddedUrl.js'
import { explainFileError } from './explainFailure.js'
import { readFacts } from './readFacts.js'

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
