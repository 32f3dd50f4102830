import type { PayloadRequest } from 'payload'

import { Problem, problemDocument } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import { loadOffers } from '../offers.js'
import { paymentRequired } from '../problems.js'

/** The problem that says where to pay for a course, in an extension member (RFC 9457, 3.2). */
export async function askForPayment(req: PayloadRequest, courseId: string): Promise<Response> {
  const paymentLink = (await loadOffers(req)).get(courseId)?.link ?? null
  const { serverUrl } = platformOf(req.payload)
  const problem = new Problem(paymentRequired, {
    detail: paymentLink
      ? 'Pay for the course first.'
      : 'This course cannot be paid for online yet.',
    headers: paymentLink
      ? { link: `<${serverUrl}/api/payments/redirect/${paymentLink}>; rel="payment"` }
      : {},
  })
  const { pathname } = new URL(req.url ?? '', serverUrl)
  const { body, ...init } = problemDocument(problem, pathname)
  return Response.json({ ...(JSON.parse(body) as object), paymentLink }, init)
}
