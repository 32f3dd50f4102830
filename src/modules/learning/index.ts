import type { Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import { CancellationPolicy } from './bookings/CancellationPolicy.js'
import { Bookings } from './collections/Bookings.js'
import { Courses } from './collections/Courses.js'
import { CourseSessions } from './collections/CourseSessions.js'
import { Enrolments } from './collections/Enrolments.js'
import { Learners } from './collections/Learners.js'
import { LessonFiles } from './lessons/LessonFiles.js'
import { VideoHosts } from './lessons/VideoHosts.js'
import { getCourse } from './endpoints/getCourse.js'
import { learnerEndpoints } from './endpoints/learnerEndpoints.js'
import { lessonEndpoints } from './endpoints/lessonEndpoints.js'
import { listCourses } from './endpoints/listCourses.js'
import type { LearningOptions } from './learningOptions.js'
import { learnerToken } from './learners/sessions.js'
import { mailSignInCode } from './learners/signIn.js'
import { purgeSessions } from './learners/sessionStore.js'
import { updateEnrolments } from './enrolments/progress.js'

/** The learning platform: the catalog of courses, learners who sign in by code, enrolments, certificates. */
export const learning =
  (options: LearningOptions): Plugin =>
  (config) =>
    extend(
      { ...config, custom: { ...config.custom, learning: options } },
      {
        collections: [
          Courses,
          CourseSessions,
          Learners,
          Bookings,
          Enrolments,
          LessonFiles(options),
        ],
        globals: [VideoHosts, CancellationPolicy],
        endpoints: [listCourses, getCourse, ...lessonEndpoints, ...learnerEndpoints],
        credentials: [learnerToken],
        tasks: [mailSignInCode, purgeSessions, updateEnrolments],
      },
    )
