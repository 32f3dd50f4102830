import { setTimeout as sleep } from 'node:timers/promises'

import pino from 'pino'

import { createJobs } from '../../../src/platform/jobs/createJobs.js'
import { bootPayload } from './bootPayload.js'
import { noteTask } from './noteTask.js'

// A worker of its own, to be killed while its job takes a minute: node workerProcess.mjs URL
const [, , url = ''] = process.argv
const { payload } = await bootPayload(url, [noteTask(() => sleep(60_000))])
const jobs = createJobs({ log: pino({ level: 'silent' }) })
await jobs.start({ payload, connectionString: url })
