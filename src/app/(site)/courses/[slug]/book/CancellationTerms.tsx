import { Fact } from '../../../_parts/Fact.js'
import type { CancellationPolicy } from '../../../../../payload-types.js'
import { remember } from '../../../_frame/remember.js'
import type { Site } from '../../../Site.js'

/** What a cancellation gives back, by days before the start; one figure for a course without a date. */
export type Terms = { steps: { days: number; percent: number }[]; anyTimeDays: number }

export async function readTerms({ payload }: Pick<Site, 'payload'>): Promise<Terms> {
  return remember<Terms>(payload, {
    key: 'cancellation policy',
    tags: ['cancellation-policy'],
    load: async () => {
      const { steps, anyTimeDays }: CancellationPolicy = await payload.findGlobal({
        slug: 'cancellation-policy',
        overrideAccess: false,
      })
      const sorted = (steps ?? []).toSorted((a, b) => b.days - a.days)
      return { steps: sorted.map(({ days, percent }) => ({ days, percent })), anyTimeDays }
    },
  })
}

type Props = { site: Site; terms: Terms; hasDate: boolean }

/** What the buyer agrees to: what they get back if they cancel, and when. */
export function CancellationTerms({ site, terms: { steps, anyTimeDays }, hasDate }: Props) {
  const { cancellation: words } = site.words.checkout
  const share = (percent: number) =>
    new Intl.NumberFormat(site.formats, { style: 'percent' }).format(percent / 100)
  const rows = hasDate
    ? steps.map(({ days, percent }) => ({
        when: days === 0 ? words.untilStart : words.before(days),
        back: share(percent),
      }))
    : [{ when: words.anyTime(anyTimeDays), back: share(100) }]
  return (
    <section className="cancellation">
      <h2>{words.title}</h2>
      <dl className="facts-list">
        {rows.map(({ when, back }) => (
          <Fact key={when} name={when}>
            {back}
          </Fact>
        ))}
        <Fact name={words.later}>{share(0)}</Fact>
      </dl>
      {hasDate && <p>{words.transfer}</p>}
    </section>
  )
}
