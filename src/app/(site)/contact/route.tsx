import { readFixedForm } from '../_forms/readFixedForm.js'
import { serveForm } from '../_forms/serveForm.js'
import type { SiteForm } from '../_forms/SiteForm.js'
import type { Site } from '../Site.js'
import { ContactWays } from './ContactWays.js'

export async function openContact(site: Site): Promise<SiteForm> {
  const { points } = site.words.forms.contact
  const form = await readFixedForm(site, 'contact')
  return { ...form, path: '/contact', points, aside: <ContactWays site={site} /> }
}

/** A message to the company: the form, its code, its reference. */
export const { GET, POST } = serveForm(openContact)
