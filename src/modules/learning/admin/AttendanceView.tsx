import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'

import { staff } from '../../../platform/access.js'
import { readAttendance } from '../enrolments/attendance.js'
import { readSessions } from '../enrolments/places.js'
import { formatWhen } from '../mails/courseMail.js'
import './attendance.css'
import { AttendanceList } from './AttendanceList.js'

const mayMark = staff('editor', 'sales')

/** Who has a place on a date, to be ticked off at the door. */
export async function AttendanceView({ initPageResult, doc }: DocumentViewServerProps) {
  const { req } = initPageResult
  const { id, title } = doc as { id: string; title?: string | null }
  const [date] = await readSessions(req, { ids: [id] })
  if (!date || !mayMark({ req })) {
    return (
      <Gutter className="attendance">
        <p>Your role does not read who takes part. Editors and sales do.</p>
      </Gutter>
    )
  }
  const { sold, held, seatsLeft } = date
  const { routes } = req.payload.config
  const dates = `${routes.admin}/collections/course-sessions`
  return (
    <Gutter className="attendance">
      <SetStepNav
        nav={[
          { label: 'Course dates', url: dates },
          { label: title ?? '–', url: `${dates}/${id}` },
          { label: 'Attendance' },
        ]}
      />
      <p className="attendance__when">{formatWhen(date, 'en')}</p>
      <p className="attendance__places">
        {sold} sold · {held} held · {seatsLeft} free
      </p>
      {date.mode === 'onsite' && (
        <p className="attendance__note">
          A mark can complete the course and send its certificate at once. Only an admin can undo
          that, by reopening the enrolment.
        </p>
      )}
      <AttendanceList
        api={`${routes.api}/course-sessions/${id}/attendance`}
        attendees={await readAttendance(req, id)}
      />
    </Gutter>
  )
}
