import type { ProblemType } from '../../platform/http/Problem.js'

export const estimateUnavailable: ProblemType = {
  code: 'tco_unavailable',
  status: 503,
  title: 'Cost estimates are not set up',
  detail: 'Staff enter the figures under “Cost model” in the admin.',
}

/** A token is none of ours, or a part of it is missing. */
export const invalidToken: ProblemType = {
  code: 'invalid_token',
  status: 400,
  title: 'This token is not valid',
  detail: 'Send the whole token, as it stands in the link of the receipt mail.',
}

export const linkExpired: ProblemType = {
  code: 'link_expired',
  status: 410,
  title: 'This link has expired',
  detail: 'Request the file again to get a new link.',
}
