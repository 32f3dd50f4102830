import { emptyPage } from '../_forms/donePage.js'
import { serveForm } from '../_forms/serveForm.js'
import { estimateForm } from './estimateForm.js'
import { readCurrencies } from './readCurrencies.js'

export const dynamic = 'force-dynamic'

/** A cost estimate for a verified work address. */
export const { GET, POST } = serveForm(async (site) => {
  const currencies = await readCurrencies(site)
  if (currencies.length > 0) return estimateForm(site, currencies)
  return emptyPage(site, site.words.forms.tco)
})
