import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { Move, MovedBooking } from '../attendanceSchemas.js'
import { EnrolmentParams } from '../enrolmentSchemas.js'
import { sessionClosed, sessionFull } from '../bookings/enrolInCourse.js'
import { moveBooking as move, notMovable } from '../bookings/moveBooking.js'

export const moveBooking = endpoint({
  operationId: 'enrolments.move',
  method: 'post',
  path: '/:id/move',
  summary: 'Move a booking to another date of its course',
  description:
    'All places of one booking move together, and everybody is told. Repeating it changes nothing.',
  params: EnrolmentParams,
  body: Move,
  output: MovedBooking,
  problems: [problems.notFound, notMovable, sessionFull, sessionClosed],
  access: staff('editor', 'sales'),
  handler: async ({ req, params, body: { session } }) => {
    const moved = await move(req, { enrolment: params.id, session })
    return { session, enrolments: moved.map(({ enrolmentId }) => enrolmentId) }
  },
})
