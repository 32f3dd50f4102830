import { Problem } from '../http/Problem.js'
import { mailUnavailable } from './problems.js'

/** A mail that the mail server did not accept; what it said is in the log, not in this error. */
export class MailFailure extends Problem {
  /** The server refused this recipient or this message for good: sending it again is pointless. */
  readonly permanent: boolean

  constructor({ permanent }: { permanent: boolean }) {
    super(mailUnavailable, { detail: 'The mail could not be sent. Try again later.' })
    this.permanent = permanent
  }
}
