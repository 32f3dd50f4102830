import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

/** The version in package.json, and the id of the build that is running (`development` without one). */
export function readRelease(folder = process.cwd()): { version: string; releaseId: string } {
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return { version: manifest.version, releaseId: readBuildId(folder) ?? 'development' }
}

function readBuildId(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, '.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    return undefined
  }
}
