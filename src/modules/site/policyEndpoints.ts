import type { Policy } from '../../payload-types.js'
import { endpoint } from '../../platform/api/endpoint.js'
import { currentSlug } from '../../platform/content/currentSlug.js'
import { linkedTags } from '../../platform/content/tags.js'
import { previewEndpoint } from '../../platform/content/preview/previewEndpoint.js'
import { firstMatch } from '../../platform/database/matches.js'
import { Problem } from '../../platform/http/Problem.js'
import { problems } from '../../platform/http/problems.js'
import { redirect } from '../../platform/http/reply.js'
import { requestLocale } from '../../platform/requestLocale.js'
import { LocaleQuery, PolicyAnswer, SlugParams } from './schemas.js'

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
      ...firstMatch,
      collection: 'policies',
      where: { and: [{ slug: { equals: params.slug } }, { _status: { equals: 'published' } }] },
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

/** A policy as returned by `GET /api/policies/slug/{slug}`: the same fields as in Payload's own list. */
function presentPolicy(policy: Policy): PolicyAnswer {
  return {
    id: policy.id,
    // Null if it was first written in another language and has no fallback yet.
    title: policy.title || policy.slug,
    slug: policy.slug,
    kind: policy.kind,
    version: policy.version,
    effectiveDate: policy.effectiveDate,
    summary: policy.summary ?? null,
    body: policy.body ?? null,
    html: policy.html ?? '',
    updatedAt: policy.updatedAt,
  }
}

export const previewPolicy = previewEndpoint({
  collection: 'policies',
  output: PolicyAnswer,
  present: (_, draft) =>
    // A draft may lack required fields.
    Promise.resolve(
      presentPolicy({
        ...draft,
        title: draft.title || '',
        slug: draft.slug || '',
        kind: (draft.kind as typeof draft.kind | null) ?? 'other',
        version: draft.version || '',
        effectiveDate: draft.effectiveDate || draft.updatedAt,
      }),
    ),
})
