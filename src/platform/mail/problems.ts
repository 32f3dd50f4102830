import type { ProblemType } from '../http/problems.js'

/** Mail cannot be sent: none is configured, or the mail server did not accept it. */
export const mailUnavailable: ProblemType = {
  code: 'mail_unavailable',
  status: 503,
  title: 'Mail cannot be sent right now',
  detail: 'Try again in a few minutes.',
}
