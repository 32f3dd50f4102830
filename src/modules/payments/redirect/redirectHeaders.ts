/** Kept by nobody, so that every visit is counted, and listed by no search engine. */
export const redirectHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
