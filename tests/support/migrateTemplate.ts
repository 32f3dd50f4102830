import { getPayload } from 'payload'

// Connecting migrates (src/platform/database/migrateUnderLock.ts).
const { default: config } = await import('../../payload.config.js')
await getPayload({ config, disableOnInit: true })
process.exit(0)
