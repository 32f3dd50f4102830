import { currentSlug } from '../../../platform/content/currentSlug.js'
import { linkedTags } from '../../../platform/content/linkedTags.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { redirect } from '../../../platform/http/reply.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { presentPolicy } from '../presentPolicy.js'
import { LocaleQuery, PolicyAnswer, SlugParams } from '../schemas.js'

export const policyBySlug = endpoint({
  operationId: 'policies.getBySlug',
  method: 'get',
  path: '/slug/:slug',
  summary: 'Get a published policy by its slug',
  params: SlugParams,
  query: LocaleQuery,
  output: PolicyAnswer,
  otherAnswers: { 301: 'The policy has another slug now; Location names it.' },
  problems: [problems.notFound],
  access: 'public',
  cache: { tags: linkedTags },
  handler: async ({ req, params, query }) => {
    const { docs } = await req.payload.find({
      collection: 'policies',
      where: { and: [{ slug: { equals: params.slug } }, { _status: { equals: 'published' } }] },
      limit: 1,
      depth: 0,
      pagination: false,
      locale: requestLocale(req, query.locale),
      overrideAccess: false,
    })
    const [policy] = docs
    if (policy) return presentPolicy(policy)
    const slug = await currentSlug(req, 'policies', params.slug)
    const { search } = new URL(req.url ?? '', 'http://localhost')
    if (slug) return redirect(`/api/policies/slug/${slug}${search}`, 301)
    throw new Problem(problems.notFound, { detail: 'There is no published policy by this slug.' })
  },
})
