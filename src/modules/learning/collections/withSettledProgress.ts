import type { CollectionConfig } from 'payload'

import { settleLater } from '../hooks/settleLater.js'

/** Courses whose published changes reach the enrolments in them. */
export function withSettledProgress(courses: CollectionConfig): CollectionConfig {
  const { afterChange = [] } = courses.hooks ?? {}
  return { ...courses, hooks: { ...courses.hooks, afterChange: [...afterChange, settleLater] } }
}
