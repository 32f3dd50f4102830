import { linkedTags } from '../../platform/content/linkedTags.js'

/** The cache tag of everything that says how many places of a course are left. */
export const placesTag = 'course-places'

/** What course pages are made of: a change of any of these clears what is cached. */
export const catalogTags = [...linkedTags, 'payment-links', placesTag] as const
