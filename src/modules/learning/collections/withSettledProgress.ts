import type { CollectionConfig } from 'payload'

import { settleLater } from '../hooks/settleLater.js'

/** Updates the enrolments of a course when changes to it are published. */
export function withSettledProgress(courses: CollectionConfig): CollectionConfig {
  const { afterChange = [] } = courses.hooks ?? {}
  return { ...courses, hooks: { ...courses.hooks, afterChange: [...afterChange, settleLater] } }
}
