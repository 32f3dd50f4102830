import { newNonce } from '../_forms/firstValues.js'
import { formPage } from '../_forms/formPages.js'
import { readFixedForm } from '../_forms/readFixedForm.js'
import { carriedValues, serveForm } from '../_forms/serveForm.js'
import type { SiteForm, Values } from '../_forms/SiteForm.js'
import type { SitePage } from '../_frame/SitePage.js'
import type { Site } from '../Site.js'
import { ContactWays } from './ContactWays.js'

export async function openContact(site: Site): Promise<SiteForm> {
  const { points } = site.words.forms.contact
  const form = await readFixedForm(site, 'contact')
  return { ...form, path: '/contact', points, aside: <ContactWays site={site} /> }
}

/** In place of a form that was taken off the site while it was filled in: what was written, to be sent as a message. */
export async function messageInstead(site: Site, values: Values, why: string): Promise<SitePage> {
  const form = await openContact(site)
  const kept = { ...carriedValues(values, form.fields), challenge: '', sentTo: '', ...newNonce() }
  return formPage(site, form, { values: kept, faults: [{ text: why }], status: 410 })
}

/** A message to the company: the form, its code, its reference. */
export const { GET, POST } = serveForm(openContact)
