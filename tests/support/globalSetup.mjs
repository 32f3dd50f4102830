import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { compilePrograms } from './compilePrograms.mjs'

/** Jest itself requires this file as plain JavaScript. */
export default async function globalSetup() {
  const programs = await compilePrograms()
  const { startTestDatabase } = await import(join(programs, 'tests/support/startTestDatabase.mjs'))
  const stop = await startTestDatabase()
  globalThis.stopTestDatabase = async () => {
    await stop()
    // copySampleDemo.ts may have made the other one.
    for (const each of [programs, `${programs}-demo`])
      rmSync(each, { recursive: true, force: true })
  }
}
