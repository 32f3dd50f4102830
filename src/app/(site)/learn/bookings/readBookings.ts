import type { Booking } from '../../../../modules/learning/enrolmentSchemas.js'
import { callApi } from '../../_frame/callApi.js'
import type { Site } from '../../Site.js'

/** The bookings of the learner signed in by this request's cookie, newest first; undefined if nobody is. */
export async function readBookings(site: Site, request: Request): Promise<Booking[] | undefined> {
  const path = `/api/lms/bookings?limit=100&locale=${site.locale}`
  const answer = await callApi(site, request, { method: 'GET', path })
  if (answer.status === 401) return undefined
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`)
  return ((await answer.json()) as { docs: Booking[] }).docs
}
