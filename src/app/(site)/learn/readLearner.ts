import type { Enrolment } from '../../../modules/learning/enrolmentSchemas.js'
import type { Learner } from '../../../modules/learning/learnerSchemas.js'
import { callApi } from '../_frame/callApi.js'
import type { Site } from '../Site.js'

export type LearnerView = { learner: Learner; enrolments: Enrolment[] }

/** The learner signed in by this request's cookie, with their courses; undefined if nobody is. */
export async function readLearner(site: Site, request: Request): Promise<LearnerView | undefined> {
  const session = await callApi(site, request, { method: 'GET', path: '/api/lms/auth/session' })
  if (session.status === 401) return undefined
  const path = `/api/lms/enrolments?limit=100&locale=${site.locale}`
  const list = await callApi(site, request, { method: 'GET', path })
  if (!session.ok || !list.ok)
    throw new Error(`The session answered ${session.status}, the list ${list.status}`)
  const { docs } = (await list.json()) as { docs: Enrolment[] }
  return {
    learner: (await session.json()) as Learner,
    enrolments: docs,
  }
}
