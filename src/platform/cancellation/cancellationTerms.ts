import { numberFormat } from '../intl.js'
import { createWords } from '../words.js'
import ar from './words/ar.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const wordsFor = createWords({ en, fr, ar })

/** What a cancellation gives back, by days before the start; one figure for a course without a date. */
export type CancellationPolicy = {
  steps: readonly { days: number; percent: number }[]
  anyTimeDays: number
}

/** What a buyer agrees to, in words: what they get back if they cancel, and when; `transfer` only for a date. */
export function cancellationTerms(
  { steps, anyTimeDays }: CancellationPolicy,
  { hasDate, locale }: { hasDate: boolean; locale: string },
) {
  const words = wordsFor(locale)
  const format = numberFormat(locale, { style: 'percent', numberingSystem: 'latn' })
  const share = (percent: number) => format.format(percent / 100)
  const dated = steps
    .toSorted((a, b) => b.days - a.days)
    .map(({ days, percent }) => ({
      when: days === 0 ? words.untilStart : words.before(days),
      back: share(percent),
    }))
  const rows = hasDate ? dated : [{ when: words.anyTime(anyTimeDays), back: share(100) }]
  return {
    title: words.title,
    rows: [...rows, { when: words.later, back: share(0) }],
    transfer: hasDate ? words.transfer : undefined,
  }
}
