import { readFixedForm } from './readFixedForm.js'
import type { SiteForm } from './SiteForm.js'
import type { Site } from '../Site.js'

export async function openDemo(site: Site): Promise<SiteForm> {
  const { points } = site.words.forms.demo
  return { ...(await readFixedForm(site, 'demo')), path: '/demo', points }
}
