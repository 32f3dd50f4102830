import { anyStaff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { readWaiting, WaitingAnswer } from '../waiting/readWaiting.js'

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
