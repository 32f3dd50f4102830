import { type Env, readEnv } from '../../env.js'
import { StartupError } from '../../platform/StartupError.js'
import { checkDatabase } from './checkDatabase.js'
import { checkMachine } from './checkMachine.js'
import { checkSearch } from './checkSearch.js'
import { checkServices } from './checkServices.js'
import { fault, type Finding, good } from './Finding.js'

/**
 * `npm run doctor`: whether this installation can work, in plain words with what to do. It changes nothing; the exit code
 * is 1 if something must be mended.
 */
export async function runDoctor(): Promise<void> {
  const findings = await examine()
  for (const { about, state, text } of findings) {
    console.log(`${marks[state]} ${about.padEnd(width)} ${text}`)
  }
  const faults = findings.filter(({ state }) => state === 'fault').length
  const warnings = findings.filter(({ state }) => state === 'warning').length
  console.log(
    faults + warnings === 0
      ? '\nAll is well.'
      : `\nTo mend: ${String(faults)}. To look at: ${String(warnings)}.`,
  )
  process.exitCode = faults > 0 ? 1 : 0
}

const marks = { good: '✓', warning: '!', fault: '✗' }
const width = 12

async function examine(): Promise<Finding[]> {
  let env: Env
  try {
    env = readEnv()
  } catch (error) {
    if (error instanceof StartupError) return [fault('Settings', error.message)]
    throw error
  }
  const checks = [checkDatabase, checkServices, checkMachine, checkSearch]
  const parts = await Promise.all(checks.map((check) => check(env)))
  const mode = env.mode === 'demo' ? 'the demo: DATABASE_URL is not set' : 'production'
  return [good('Settings', `They are complete; this is ${mode}.`), ...parts.flat()]
}
