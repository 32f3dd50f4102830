import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { Figures } from './estimateTco.js'

/** The figures of every currency in the model; cached until staff change them. */
export async function readFigures(payload: Payload): Promise<readonly Figures[]> {
  return platformOf(payload).cache.remember<Figures[]>({
    key: 'tco figures',
    tags: ['tco-model'],
    load: async () => {
      const model = await payload.findGlobal({ slug: 'tco-model', depth: 0, overrideAccess: true })
      const { hoursSavedPercent } = model
      const value = (model.currencies ?? []).map((row) => ({ ...row, hoursSavedPercent }))
      return { value, bytes: JSON.stringify(value).length * 2, keep: true }
    },
  })
}
