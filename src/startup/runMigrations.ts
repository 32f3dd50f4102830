import { getPayload } from 'payload'

import { readEnv } from '../env.js'
import { postgresOf } from '../platform/database/requestDatabase.js'
import { mailAdapterOf } from '../platform/mail/MailAdapter.js'
import { platformOf } from '../platform/platform.js'
import { StartupError } from '../platform/StartupError.js'
import { progress } from './progress.js'
import { reachDatabase } from './reachDatabase.js'

/** `npm run migrate`: brings the database to the form of this release and ends, for a deployment with many processes. */
export async function runMigrations(): Promise<void> {
  try {
    const env = readEnv()
    if (env.mode === 'demo') throw new StartupError('DATABASE_URL is not set.')
    await reachDatabase(env.DATABASE_URL)
    await reachDatabase(env.DATABASE_DIRECT_URL, 'DATABASE_DIRECT_URL', env.DATABASE_URL)
    const { default: config } = await import('../../payload.config.js')
    const payload = await progress('Preparing the database', () => getPayload({ config }))
    await platformOf(payload).stop()
    mailAdapterOf(payload).close()
    await payload.destroy()
    await postgresOf(payload).pool.end()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof StartupError ? `Cannot migrate: ${error.message}` : error)
    process.exit(1)
  }
}
