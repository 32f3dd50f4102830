import { contractOf } from './contract.js'
import { Problem } from '../http/Problem.js'
import { problemAt } from './problemAt.js'
import { problems } from '../http/problems.js'
import { redirect } from '../http/reply.js'
import type { Place } from './routes.js'

type Asked = {
  method: string
  headers: Pick<Headers, 'get'>
  url: Pick<URL, 'pathname' | 'search'>
}

/**
 * The answer for a path without a handler for the method: 404, 308 to the path without its last slash, 405 with
 * `Allow`, or 204 to OPTIONS; otherwise undefined.
 */
export function refuseMethod(place: Place, asked: Asked): Response | undefined {
  const { pathname, search } = asked.url
  if (place.movedTo !== undefined) return redirect(place.movedTo + search, 308)
  if (place.allowed.length === 0) {
    return problemAt(place, new Problem(problems.notFound), pathname)
  }
  const allow = place.allowed.join(', ')
  const method = effectiveMethod(place, asked)
  const hasHandler = place.find(method === 'HEAD' ? 'GET' : method) !== undefined
  if (hasHandler) return undefined
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
  const detail = `This address allows ${allow}.`
  const problem = new Problem(problems.methodNotAllowed, { detail, headers: { allow } })
  return problemAt(place, problem, pathname)
}

/** The method that Payload will treat the request as. */
function effectiveMethod(place: Place, { method, headers }: Omit<Asked, 'url'>): string {
  if (!meansGet({ method, headers })) return method
  const route = place.find('GET')
  return route && !contractOf(route.endpoint) ? 'GET' : method
}

/** Payload's admin sends long queries to Payload's lists as POST, with a header that says it means GET. */
export function meansGet({ method, headers }: Omit<Asked, 'url'>): boolean {
  const names = ['x-payload-http-method-override', 'x-http-method-override']
  return method === 'POST' && names.some((name) => headers.get(name) === 'GET')
}
