import { Problem } from '../http/Problem.js'
import { problems } from '../http/problems.js'
import { redirect } from '../http/reply.js'
import { contractOf } from './contract.js'
import { problemAt } from './problemAt.js'
import type { Place, Route } from './routes.js'

type RequestLine = {
  method: string
  headers: Pick<Headers, 'get'>
  url: Pick<URL, 'pathname' | 'search'>
}

/**
 * The route that answers a request, or the answer where there is none for its method: 404, 308 to the path without its
 * last slash, 405 with `Allow`, or 204 to OPTIONS. GET's route answers HEAD.
 */
export function matchRoute(place: Place, asked: RequestLine): Route | Response {
  const { pathname, search } = asked.url
  if (place.movedTo !== undefined) return redirect(place.movedTo + search, 308)
  if (place.allowed.length === 0) {
    return problemAt(place, new Problem(problems.notFound), pathname)
  }
  const allow = place.allowed.join(', ')
  const method = effectiveMethod(place, asked)
  const route = place.find(method === 'HEAD' ? 'GET' : method)
  if (route) return route
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
  const detail = `This address allows ${allow}.`
  const problem = new Problem(problems.methodNotAllowed, { detail, headers: { allow } })
  return problemAt(place, problem, pathname)
}

/**
 * The method that Payload will treat the request as: its admin sends long queries to Payload's lists as POST, with a
 * header that says it means GET.
 */
function effectiveMethod(place: Place, { method, headers }: Omit<RequestLine, 'url'>): string {
  const names = ['x-payload-http-method-override', 'x-http-method-override']
  const meansGet = method === 'POST' && names.some((name) => headers.get(name) === 'GET')
  const route = meansGet ? place.find('GET') : undefined
  return route && !contractOf(route.endpoint) ? 'GET' : method
}
