import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import { formatDay } from '../_format/formatDates.js'
import type { Site } from '../Site.js'

type Props = { site: Site; policy: { version: string; effectiveDate: string } }

/** The version of a policy, and when it takes effect. */
export function PolicyVersion({ site, policy }: Props) {
  const { words, formats, payload } = site
  const { version, effectiveDate } = policy
  const day = formatDay(effectiveDate, formats)
  const isInForce = Date.parse(effectiveDate) <= platformOf(payload).clock.now().getTime()
  return (
    <p className="version">
      {words.policies.version} <bdi dir="ltr">{version}</bdi> ·{' '}
      {isInForce
        ? fill(words.policies.since, { date: day })
        : fill(words.policies.from, { date: day })}
    </p>
  )
}
