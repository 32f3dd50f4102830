import { anyStaff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { readWaiting } from '../waiting/readWaiting.js'
import { WaitingAnswer } from '../waiting/WaitingAnswer.js'

export const listWaiting = endpoint({
  operationId: 'waiting.list',
  method: 'get',
  path: '/waiting',
  summary: 'List what waits for staff',
  description:
    'Orders to review, mails and webhooks that failed, new leads: what the caller may read, with the address of each ' +
    'list in the admin.',
  output: WaitingAnswer,
  access: anyStaff,
  handler: ({ req }) => readWaiting(req),
})
