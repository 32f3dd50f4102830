import type { Policy } from '../../payload-types.js'
import type { PolicyAnswer } from './schemas.js'

/** A policy as returned by `GET /api/policies/slug/{slug}`: the same fields as in Payload's own list. */
export function presentPolicy(policy: Policy): PolicyAnswer {
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
