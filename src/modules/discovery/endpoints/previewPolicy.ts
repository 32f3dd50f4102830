import { previewEndpoint } from '../../../platform/content/preview/previewEndpoint.js'
import { presentPolicy } from '../presentPolicy.js'
import { PolicyAnswer } from '../schemas.js'

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
