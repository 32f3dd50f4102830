import { Banner } from '@payloadcms/ui/elements/Banner'
import type { ServerProps } from 'payload'

import { roleOf } from '../../platform/access.js'
import { RemoveSamples } from './RemoveSamples.js'
import { sampleEnd } from './sampleActivity.js'
import { sampleDays } from './sampleRows.js'

/** Says that the figures are samples, and removes them on request. */
export async function SamplesBanner({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const role = roleOf({ user: user ?? null })
  if (role === undefined) return null
  if ((await sampleEnd(payload)) === undefined) return null
  return (
    <Banner>
      <span>
        The leads, orders, visits and questions of the last {sampleDays} days are samples, so that
        you can see what the lists and charts look like.{' '}
        {role === 'admin' && <RemoveSamples api={`${payload.config.routes.api}/dev/samples`} />}
      </span>
    </Banner>
  )
}
