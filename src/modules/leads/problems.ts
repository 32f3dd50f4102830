import type { ProblemType } from '../../platform/http/problems.js'

/** Staff have entered no figures to compute estimates from. */
export const estimateUnavailable: ProblemType = {
  code: 'tco_unavailable',
  status: 503,
  title: 'Cost estimates are not set up',
}

/** A signed link was good once. */
export const linkExpired: ProblemType = {
  code: 'link_expired',
  status: 410,
  title: 'This link has expired',
}
