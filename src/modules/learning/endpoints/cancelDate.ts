import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { platformOf } from '../../../platform/platform.js'
import { DateCancelled, DateParams } from '../attendanceSchemas.js'
import { findAttendees } from '../enrolments/attendeeStore.js'
import { lockCourseSessions, readCourseSessions } from '../enrolments/courseSessionStore.js'
import { sessionClosed } from '../enrolments/enrol.js'
import { releaseDate } from '../enrolments/releaseDate.js'

export const cancelDate = endpoint({
  operationId: 'dates.cancel',
  method: 'post',
  path: '/:id/cancel',
  summary: 'Cancel a course date',
  description:
    'Tells everybody who has or booked a place, and refunds what was paid: all of it or nothing. It can be repeated: ' +
    'nobody is told or refunded twice.',
  params: DateParams,
  output: DateCancelled,
  problems: [problems.notFound, sessionClosed],
  access: staff('editor'),
  handler: ({ req, params: { id } }) => transact(req, () => cancel(req, id)),
})

async function cancel(req: PayloadRequest, id: string) {
  await lockCourseSessions(req, { ids: [id] })
  const [date] = await readCourseSessions(req, { ids: [id] })
  if (!date) throw new Problem(problems.notFound, { detail: 'There is no such date.' })
  const told = (await findAttendees(req, { session: id })).length
  const status = 'cancelled' as const
  if (date.status !== status) {
    const isOver = new Date(date.endsAt) <= platformOf(req.payload).clock.now()
    if (isOver) throw new Problem(sessionClosed, { detail: 'This date is over.' })
    const change = { data: { status }, depth: 0, overrideAccess: true, req } as const
    await req.payload.update({ collection: 'course-sessions', id, ...change })
  }
  return { id, status, told, orders: await releaseDate(req, id) }
}
