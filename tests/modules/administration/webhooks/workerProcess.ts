import { getPayload } from 'payload'

import { platformOf } from '../../../../src/platform/platform.js'

// Started by startWorker: runs jobs like the demo, with the settings of the process that started it.
const { default: building } = await import('../../../../payload.config.js')
const payload = await getPayload({ config: await building })
const platform = Object.assign(platformOf(payload), { demo: true })
await platform.jobs.start({ payload, connectionString: process.env.DATABASE_URL ?? '' })
process.send?.('working')
