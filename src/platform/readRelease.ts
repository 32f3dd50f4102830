import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

/** The version in package.json, and the id of the build that is running (`development` without one). */
export function readRelease(): { version: string; releaseId: string } {
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  return { version: manifest.version, releaseId: readBuildId() ?? 'development' }
}

function readBuildId(): string | undefined {
  try {
    return readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    return undefined
  }
}
