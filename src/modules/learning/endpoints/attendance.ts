import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { Attendance, Attendee, AttendeeParams, DateParams, Presence } from '../attendanceSchemas.js'
import {
  courseCompleted,
  markAttendance as mark,
  readAttendance,
} from '../enrolments/attendance.js'

export const listAttendance = endpoint({
  operationId: 'attendance.list',
  method: 'get',
  path: '/:id/attendance',
  summary: 'Read the attendance list of a course date',
  params: DateParams,
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
  summary: 'Mark who was there',
  description:
    'Repeating it changes nothing. A course with a date in a classroom is completed when the lessons are read, the ' +
    'quizzes passed and the learner was there; after that the mark stays.',
  params: AttendeeParams,
  body: Presence,
  output: Attendee,
  problems: [problems.notFound, courseCompleted],
  access: staff('editor', 'sales'),
  handler: ({ req, params: { id: session, enrolment }, body: { attended } }) =>
    mark(req, { session, enrolment, attended }),
})
