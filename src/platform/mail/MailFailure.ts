import { Problem, type ProblemType } from '../http/Problem.js'

/** Mail cannot be sent: none is configured, or the mail server did not accept it. */
export const mailUnavailable: ProblemType = {
  code: 'mail_unavailable',
  status: 503,
  title: 'Mail cannot be sent right now',
  detail: 'Try again in a few minutes.',
}

/** A mail that the mail server did not accept; what it said is in the log, not in this error. */
export class MailFailure extends Problem {
  /** The server refused this recipient or this message for good: sending it again is pointless. */
  readonly permanent: boolean

  constructor({ permanent }: { permanent: boolean }) {
    super(mailUnavailable, { detail: 'The mail could not be sent. Try again later.' })
    this.permanent = permanent
  }
}
