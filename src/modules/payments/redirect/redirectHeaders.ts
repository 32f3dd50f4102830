/** Never cached, so that every visit is counted, and not indexed by search engines. */
export const redirectHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
