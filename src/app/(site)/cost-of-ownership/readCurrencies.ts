import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'

/** The currencies of estimates. Only staff see the figures behind them; the currencies are public. */
export async function readCurrencies({ payload }: Pick<Site, 'payload'>): Promise<string[]> {
  return remember(payload, {
    key: 'estimate currencies',
    tags: ['tco-model'],
    load: async () => {
      const model = await payload.findGlobal({ slug: 'tco-model', depth: 0, overrideAccess: true })
      return (model.currencies ?? []).map(({ currency }) => currency)
    },
  })
}
