import type { Payload } from 'payload'

import { sampleFigures } from './sampleFigures.js'

/** The figures behind the demo's cost estimates. */
export async function seedTcoModel(payload: Payload): Promise<void> {
  const { currencies } = await payload.findGlobal({ slug: 'tco-model', depth: 0 })
  if (currencies && currencies.length > 0) return
  await payload.updateGlobal({
    slug: 'tco-model',
    data: { hoursSavedPercent: 35, currencies: sampleFigures },
  })
}
