import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { recently } from '../../../platform/credentials/recentSignIn.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { IdParams } from '../../../platform/http/parameters.js'
import { platformOf } from '../../../platform/platform.js'
import {
  Attendance,
  Attendee,
  AttendeeParams,
  DateCancelled,
  Presence,
} from '../attendanceSchemas.js'
import { sendRefund } from '../bookings/changeBooking.js'
import { type ReleasedDate, releaseDate } from '../bookings/releaseDate.js'
import {
  courseCompleted,
  markAttendance as mark,
  readAttendance,
} from '../enrolments/attendance.js'
import { lockCourseSessions, readCourseSession } from '../enrolments/courseSessionStore.js'

export const listAttendance = endpoint({
  operationId: 'attendance.list',
  path: '/:id/attendance',
  summary: 'Get the attendance list of a course date',
  params: IdParams,
  output: Attendance,
  problems: [problems.notFound],
  access: staff('editor', 'sales'),
  handler: async ({ req, params: { id: session } }) => {
    const attendees = await readAttendance(req, session)
    const attended = attendees.filter(({ attendedAt }) => attendedAt !== null).length
    return { session, attended, attendees }
  },
})

export const markAttendance = endpoint({
  operationId: 'attendance.mark',
  method: 'put',
  path: '/:id/attendance/:enrolment',
  summary: 'Record who attended a course date',
  description:
    'Repeating it changes nothing. Who has a place on a date in a classroom completes the course once the lessons are ' +
    'read, the quizzes passed and they were there; after that the mark stays until their enrolment is reopened. The list ' +
    'keeps those who were there and have taken another date since.',
  params: AttendeeParams,
  body: Presence,
  output: Attendee,
  problems: [problems.notFound, courseCompleted],
  access: staff('editor', 'sales'),
  handler: ({ req, params: { id: session, enrolment }, body: { attended } }) =>
    mark(req, { session, enrolment, attended }),
})

/** More refunds than these are left to the jobs, so that nobody waits long for an answer. */
const sentAtOnce = 5

export const cancelDate = endpoint({
  operationId: 'dates.cancel',
  method: 'post',
  path: '/:id/cancel',
  summary: 'Cancel a course date',
  description:
    'Tells everybody who has or booked a place, and refunds what was paid: all of it or nothing. It can be repeated: ' +
    'nobody is told or refunded twice.',
  params: IdParams,
  output: DateCancelled,
  problems: [problems.notFound, problems.sessionClosed],
  access: recently(staff('editor')),
  handler: async ({ req, params: { id } }) => {
    const { told, orders } = await transact(req, () => cancel(req, id))
    for (const { reference } of orders.slice(0, sentAtOnce)) await sendRefund(req, reference)
    const refunds = orders.map(({ number, reference }) => {
      const refund = reference === undefined ? ('by_hand' as const) : ('requested' as const)
      return { number, refund }
    })
    return { id, status: 'cancelled' as const, told, orders: refunds }
  },
})

/** The change of the date does the rest; a date that was cancelled before has perhaps something left to do. */
async function cancel(req: PayloadRequest, id: string): Promise<ReleasedDate> {
  await lockCourseSessions(req, { ids: [id] })
  const date = await readCourseSession(req, id)
  if (!date) throw new Problem(problems.notFound, { detail: 'There is no such date.' })
  if (date.status === 'cancelled') return releaseDate(req, id)
  const isOver = new Date(date.endsAt) <= platformOf(req.payload).clock.now()
  if (isOver) throw new Problem(problems.sessionClosed, { detail: 'This date is over.' })
  const releasedDate: ReleasedDate = { told: 0, orders: [] }
  await req.payload.update({
    collection: 'course-sessions',
    id,
    data: { status: 'cancelled' },
    context: { releasedDate },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return releasedDate
}
