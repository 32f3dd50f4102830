import { linkedTags } from '../../platform/content/linkedTags.js'

/** Carried by what says how many places of a course are left. */
export const placesTag = 'course-places'

/** What is shown of courses: a change of any of these ends what is kept of it. */
export const catalogTags = [...linkedTags, 'payment-links', placesTag] as const
