import { slugPattern } from '../../../platform/text.js'
import type { Values } from '../_forms/SiteForm.js'
import { callApi, type ApiCall } from '../_frame/callApi.js'
import { seeOther } from '../_frame/servePage.js'
import type { Site } from '../Site.js'
import { joinCourse } from './joinCourse.js'

/** The actions of the learner's page; each leads back to it, and none works without a session. */
export async function changeLearning(
  site: Site,
  request: Request,
  values: Values,
): Promise<Response> {
  const { course = '' } = values
  const call = callFor(values, site)
  if (!call) return seeOther(site.link('/learn?fault=failed'))
  const response = await callApi(site, request, call)
  if (values.go === 'join') return seeOther(await joinCourse(site, course, response))
  if (response.status === 401) return seeOther(site.link('/learn/sign-in'))
  const cookie = response.headers.get('set-cookie')
  if (response.ok && cookie) return seeOther(site.link('/'), { 'set-cookie': cookie })
  return seeOther(site.link(response.ok ? '/learn' : `/learn?fault=${faultOf(response, values)}`))
}

function callFor(
  { go, course, enrolment = '', lesson, name }: Values,
  site: Site,
): ApiCall | undefined {
  switch (go) {
    case 'join':
      return course && slugPattern.test(course)
        ? { path: '/api/lms/enrolments', body: { course } }
        : undefined
    case 'done': {
      const id = encodeURIComponent(enrolment)
      const path = `/api/lms/enrolments/${id}/progress?locale=${site.locale}`
      return { method: 'PUT', path, body: { lesson, completed: true } }
    }
    case 'name':
      return { method: 'PATCH', path: '/api/lms/auth/session', body: { name } }
    case 'sign-out':
      return { path: '/api/lms/auth/sign-out' }
    case 'sign-out-everywhere':
      return { path: '/api/lms/auth/sign-out?everywhere=true' }
    default:
      return undefined
  }
}

function faultOf({ status }: Response, { go }: Values): string {
  if (status === 429) return 'tooOften'
  return go === 'name' && status === 422 ? 'nameWrong' : 'failed'
}
