import type { Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import { addMail } from '../../platform/mail/outbox/addMail.js'
import { bookByOrder } from './bookings/book.js'
import { endRefunded, endWhenRefunded } from './bookings/releaseDate.js'
import { readCancellationPolicy } from './bookings/refundTerms.js'
import { tellBooking } from './bookings/tellBooking.js'
import { Certificates } from './certificates/Certificates.js'
import { Bookings } from './collections/Bookings.js'
import { CancellationPolicy } from './collections/CancellationPolicy.js'
import { CourseSessions } from './collections/CourseSessions.js'
import { Courses } from './collections/Courses.js'
import { Enrolments } from './collections/Enrolments.js'
import { Learners } from './collections/Learners.js'
import { TopicNames } from './collections/TopicNames.js'
import { Reminders, remind } from './enrolments/reminders.js'
import { revokeCertificate } from './endpoints/certificateEndpoints.js'
import { getCalendar, getCourse, listCourses } from './endpoints/courseEndpoints.js'
import { learnerEndpoints } from './endpoints/learnerEndpoints.js'
import { lessonEndpoints } from './endpoints/lessonEndpoints.js'
import { exportAttempts } from './enrolments/attemptStore.js'
import { exportBookings, findSeatsOfOrder } from './enrolments/bookingStore.js'
import { certificateMail, newsMail } from './enrolments/courseNews.js'
import { bookableDates } from './enrolments/places.js'
import { updateEnrolments } from './enrolments/progress.js'
import { purgeSessions } from './learners/sessionStore.js'
import { learnerToken } from './learners/sessions.js'
import { mailSignInCode } from './learners/signIn.js'
import type { LearningOptions } from './learningOptions.js'
import { LessonFiles } from './lessons/LessonFiles.js'
import { VideoHosts } from './lessons/VideoHosts.js'

/** What others need of bookings: how orders take places, what a refund ends, what a person may have of them and of quizzes. */
export const bookings = {
  sold: {
    book: bookByOrder,
    findSeats: findSeatsOfOrder,
    readCancellationPolicy,
    ...bookableDates,
  },
  onRefunded: [endWhenRefunded],
  onExported: [exportBookings, exportAttempts],
}

/** The learning platform: the catalog of courses, learners who sign in by code, enrolments, certificates. */
export const learning =
  (options: LearningOptions): Plugin =>
  (config) =>
    extend(
      { ...config, custom: { ...config.custom, learning: withMails(options) } },
      {
        collections: [
          Courses,
          CourseSessions,
          Learners,
          Bookings,
          Enrolments,
          Certificates([revokeCertificate]),
          LessonFiles(options),
        ],
        globals: [VideoHosts, CancellationPolicy, TopicNames, Reminders],
        endpoints: [listCourses, getCourse, getCalendar, ...lessonEndpoints, ...learnerEndpoints],
        credentials: [learnerToken],
        tasks: [
          mailSignInCode,
          purgeSessions,
          updateEnrolments,
          newsMail,
          certificateMail,
          remind,
          endRefunded,
        ],
      },
    )

/** What happens to bookings and certificates is told to people before others hear of it. */
function withMails(options: LearningOptions): LearningOptions {
  const { onBooking, onCompleted } = options
  return {
    ...options,
    onCompleted: async (req, completed) => {
      const { certificate: number, learnerId: learner, courseId: course } = completed
      if (number !== null && course !== null) {
        await addMail(req, { task: certificateMail, payload: { learner, course, number } })
      }
      await onCompleted(req, completed)
    },
    onBooking: async (req, event) => {
      await tellBooking(req, event)
      await onBooking(req, event)
    },
  }
}
