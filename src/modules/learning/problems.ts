import type { ProblemType } from '../../platform/http/problems.js'

/** The answer to an enrolment in a course that must be paid for first. */
export const paymentRequired: ProblemType = {
  code: 'payment_required',
  status: 402,
  title: 'This course has to be paid for first',
  detail: 'Pay by the address in `Link`, then the enrolment follows by itself.',
}
