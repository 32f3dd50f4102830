import { until } from '../../../platform/jobs/until.js'
import type { Initiated, Payments } from './startPayments.js'

type Booking = { id: string; status: string; refund: object | null; order: object }

type Wanted = {
  /** The slug of the course. */
  slug: string
  session?: string
  /** The buyer's, who is at buyers.example; those who take part are at seats.example. */
  name: string
  /** Whether the buyer takes part, on the second place. */
  takesPart?: boolean
}

/** Buys two places and pays for them; with their booking and the token of the buyer, who is signed in. */
export async function buyPlaces(
  payments: Payments,
  { slug: course, session, name, takesPart }: Wanted,
) {
  const email = `${name}@buyers.example`
  const attendees = ['a', 'b'].map((at) => ({
    name: at,
    email: takesPart && at === 'b' ? email : `${name}-${at}@seats.example`,
  }))
  const answer = await payments.send('/api/payments/initiate', {
    json: { course, session, attendees, customer: { email } },
  })
  const { order } = (await answer.json()) as Initiated
  const tracking = payments.capture(order)
  await payments.callback(payments.encResp(order, { tracking_id: tracking }))
  const token = await signIn(payments, email)
  const list = await payments.send('/api/lms/bookings', { headers: auth(token) })
  const { docs } = (await list.json()) as { docs: Booking[] }
  const [booking] = docs
  if (!booking) throw new Error('The order has no booking')
  return { order, tracking, token, booking, attendees }
}

/** Signs a learner in by a code from their mail; returns their token. */
export async function signIn(payments: Payments, email: string): Promise<string> {
  const asked = await payments.send('/api/lms/auth/request-otp', { json: { email } })
  const { challengeId } = (await asked.json()) as { challengeId: string }
  const mail = await until(() =>
    payments.mails.findLast(({ to, text }) => to.includes(email) && /\b\d{6}\b/.test(text)),
  )
  const otp = { challengeId, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' }
  const answer = await payments.send('/api/lms/auth/verify-otp', { json: { email, otp } })
  return ((await answer.json()) as { token: string }).token
}

export const auth = (token: string) => ({ authorization: `Bearer ${token}` })
