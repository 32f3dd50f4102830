/** What the catalog is made from: a change of any of these ends what is kept of it. */
export const catalogTags = ['courses', 'media', 'payment-links'] as const
