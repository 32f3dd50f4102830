import { linkedTags } from '../../platform/content/linkedTags.js'

/** What the catalog is made from: a change of any of these ends what is kept of it. */
export const catalogTags = [...linkedTags, 'payment-links'] as const
