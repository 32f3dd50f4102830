import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { listLink } from '../../../admin/listLink.js'
import type { PendingWork } from '../../../platform/PendingWork.js'
import { roleOf, anyStaff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { customOf } from '../../../platform/extend.js'

/** Counts what is waiting for staff, in the collections that the caller may read. */
export async function readWaiting(req: PayloadRequest): Promise<WaitingAnswer> {
  const { waiting = [] } = customOf(req.payload.config)
  const items = await Promise.all(waiting.map((one) => count(req, one)))
  return WaitingAnswer.parse({ items: items.filter((item) => item !== undefined) })
}

async function count(req: PayloadRequest, { collection, where, ...said }: PendingWork) {
  const { payload } = req
  const { access } = payload.collections[collection].config
  if (!roleOf(req) || !(await access.read({ req }))) return undefined
  const { totalDocs } = await payload.count({ collection, where, req, overrideAccess: false })
  return { ...said, count: totalDocs, url: listLink(req, { collection, where }) }
}

/** What is waiting for the reader: each kind with its count and its list in the admin. */
const WaitingAnswer = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        hint: z.string(),
        count: z.int(),
        url: z.string(),
      }),
    ),
  })
  .meta({ id: 'Waiting' })

type WaitingAnswer = z.output<typeof WaitingAnswer>

export const listWaiting = endpoint({
  operationId: 'waiting.list',
  path: '/waiting',
  summary: 'List what waits for staff',
  description:
    'Orders to review, mails and webhooks that failed, new leads: what the caller may read, with the address of each ' +
    'list in the admin.',
  output: WaitingAnswer,
  access: anyStaff,
  handler: ({ req }) => readWaiting(req),
})
