import {
  cancellationTerms,
  type CancellationPolicy,
} from '../../../../../platform/cancellation/cancellationTerms.js'
import { remember } from '../../../_frame/remember.js'
import { Fact } from '../../../_parts/Fact.js'
import type { Site } from '../../../Site.js'

export async function readPolicy({ payload }: Pick<Site, 'payload'>): Promise<CancellationPolicy> {
  return remember<CancellationPolicy>(payload, {
    key: 'cancellation policy',
    tags: ['cancellation-policy'],
    load: async () => {
      const { steps, anyTimeDays } = await payload.findGlobal({
        slug: 'cancellation-policy',
        overrideAccess: false,
      })
      return { steps: steps ?? [], anyTimeDays }
    },
  })
}

type Props = { site: Site; policy: CancellationPolicy; hasDate: boolean }

/** What the buyer agrees to: what they get back if they cancel, and when. */
export function CancellationTerms({ site: { locale }, policy, hasDate }: Props) {
  const { title, rows, transfer } = cancellationTerms(policy, { hasDate, locale })
  return (
    <section className="cancellation">
      <h2>{title}</h2>
      <dl className="facts-list">
        {rows.map(({ when, back }) => (
          <Fact key={when} name={when}>
            {back}
          </Fact>
        ))}
      </dl>
      {transfer && <p>{transfer}</p>}
    </section>
  )
}
