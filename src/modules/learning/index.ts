import type { Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import { Courses } from './collections/Courses.js'
import { getCourse } from './endpoints/getCourse.js'
import { listCourses } from './endpoints/listCourses.js'

/** The learning platform: the catalog of courses. */
export const learning = (): Plugin => (config) =>
  extend(config, { collections: [Courses], endpoints: [listCourses, getCourse] })
