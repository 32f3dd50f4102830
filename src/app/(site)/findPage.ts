import { Problem, problems } from '../../platform/http/Problem.js'

type Answer = Promise<Response> | Response
type Context = { params: Promise<Record<string, string>> }

/** What a route's file exports: how it answers each method that it takes. */
type Route = {
  GET(request: Request, context: Context): Answer
  POST?(request: Request, context: Context): Answer
}

/**
 * Every route of the site by its folder, those with a part that varies last. What none of them is at has the page for
 * missing pages, which is Next's.
 */
const routes: Record<string, () => Promise<Route>> = {
  '/': () => import('./route.js'),
  '/.well-known/api-catalog': () => import('./.well-known/api-catalog/route.js'),
  '/.well-known/security.txt': () => import('./.well-known/security.txt/route.js'),
  '/api/docs': () => import('./api/docs/route.js'),
  '/ask': () => import('./ask/route.js'),
  '/brochures': () => import('./brochures/route.js'),
  '/consent/withdraw': () => import('./consent/withdraw/route.js'),
  '/contact': () => import('./contact/route.js'),
  '/cost-of-ownership': () => import('./cost-of-ownership/route.js'),
  '/courses': () => import('./courses/route.js'),
  '/demo': () => import('./demo/route.js'),
  '/dev/mailbox': () => import('./dev/mailbox/route.js'),
  '/favicon.ico': () => import('./favicon.ico/route.js'),
  '/learn': () => import('./learn/route.js'),
  '/learn/bookings': () => import('./learn/bookings/route.js'),
  '/learn/sign-in': () => import('./learn/sign-in/route.js'),
  '/llms.txt': () => import('./llms.txt/route.js'),
  '/partners': () => import('./partners/route.js'),
  '/password-link': () => import('./password-link/route.js'),
  '/payments/links': () => import('./payments/links/route.js'),
  '/payments/result': () => import('./payments/result/route.js'),
  '/policies': () => import('./policies/route.js'),
  '/questions': () => import('./questions/route.js'),
  '/robots.txt': () => import('./robots.txt/route.js'),
  '/search': () => import('./search/route.js'),
  '/sitemap.xml': () => import('./sitemap.xml/route.js'),
  '/api/docs/[name]': () => import('./api/docs/[name]/route.js'),
  '/api/docs/[name]/[group]': () => import('./api/docs/[name]/[group]/route.js'),
  '/assets/[name]': () => import('./assets/[name]/route.js'),
  '/brochures/[slug]/download': () => import('./brochures/[slug]/download/route.js'),
  '/certificates/[slug]': () => import('./certificates/[slug]/route.js'),
  '/courses/[slug]': () => import('./courses/[slug]/route.js'),
  '/courses/[slug]/book': () => import('./courses/[slug]/book/route.js'),
  '/courses/[slug]/inquiry': () => import('./courses/[slug]/inquiry/route.js'),
  '/forms/[slug]': () => import('./forms/[slug]/route.js'),
  '/learn/[course]/[lesson]': () => import('./learn/[course]/[lesson]/route.js'),
  '/learn/bookings/[booking]/[action]': () =>
    import('./learn/bookings/[booking]/[action]/route.js'),
  '/lms/certificates/[slug]': () => import('./lms/certificates/[slug]/route.js'),
  '/pages/[slug]': () => import('./pages/[slug]/route.js'),
  '/policies/[slug]': () => import('./policies/[slug]/route.js'),
  '/simulator/gateway/[[...path]]': () => import('./simulator/gateway/[[...path]]/route.js'),
}

const patterns = Object.entries(routes).map(([path, load]) => {
  const source = path
    .replaceAll('.', '\\.')
    .replace(/\/\[\[.*\]\]/, '(?:/.+)?')
    .replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')
  return { pattern: new RegExp(`^${source}$`), load }
})

/** Addresses of ours need no percent signs; Next knows what is meant by those that have some. */
const plainPath = /^[\w./~-]*$/

/**
 * The page of the site at a path. It answers in this process as it would behind Next, which takes longer to hand over a
 * request than a page takes to be made.
 */
export function findPage(path: string): ((request: Request) => Promise<Response>) | undefined {
  if (!plainPath.test(path)) return undefined
  for (const { pattern, load } of patterns) {
    const found = pattern.exec(path)
    if (found) return async (request) => answerWith(await load(), request, { ...found.groups })
  }
  return undefined
}

function answerWith(route: Route, request: Request, named: Record<string, string>): Answer {
  const context = { params: Promise.resolve(named) }
  if (request.method !== 'POST') return route.GET(request, context)
  if (route.POST) return route.POST(request, context)
  const allow = 'GET, HEAD, OPTIONS'
  const detail = `This address allows ${allow}.`
  throw new Problem(problems.methodNotAllowed, { detail, headers: { allow } })
}
