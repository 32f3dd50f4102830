import { expect, test } from '@jest/globals'

import { workerLogger } from '../../../src/platform/jobs/startRunner.js'
import { recordLog } from './recordLog.js'

const job = { id: '7', payload: { email: 'ada@example.org' } }

test('writes ids, message and error, and nothing of the job itself', () => {
  const { log, lines } = recordLog()
  const scoped = workerLogger(log).scope({ workerId: 'w', jobId: '7', taskIdentifier: 'mail.send' })
  scoped.error('Failed to release the job', { job, error: new Error('no connection') })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    ...{ level: 50, workerId: 'w', jobId: '7', task: 'mail.send' },
    msg: 'Failed to release the job',
    err: { message: 'no connection' },
  })
  expect(JSON.stringify(lines)).not.toContain('ada')
})

test('leaves out what is logged for each job already', () => {
  const { log, lines } = recordLog()
  const logger = workerLogger(log)
  logger.error('Failed task 7 with error', { failure: true, job })
  logger.info('Completed task 7 with success', { success: true, job })
  expect(lines).toEqual([])
})

test('keeps the level, but for the chatter of the queue', () => {
  const { log, lines } = recordLog()
  const logger = workerLogger(log)
  logger.warn('a warning')
  logger.info('chatter')
  logger.debug('more of it')
  expect(lines.map(({ level }) => level)).toEqual([40, 20, 20])
})
