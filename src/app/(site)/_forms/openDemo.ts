import { readFixedForm } from './readFixedForm.js'
import type { SiteForm } from './SiteForm.js'
import type { Site } from '../Site.js'

/** The demo request: first what must be known, then what helps to prepare, beginning with what they want to see. */
export async function openDemo(site: Site): Promise<SiteForm> {
  const { points, who, wishes } = site.words.forms.demo
  const form = await readFixedForm(site, 'demo')
  const asked = ({ missing, name }: (typeof form.fields)[number]) =>
    missing ? 0 : name === 'message' ? 1 : name === 'preferredTime' ? 2 : 3
  const fields = form.fields.toSorted((a, b) => asked(a) - asked(b))
  return { ...form, path: '/demo', points, fields, headings: { name: who, message: wishes } }
}
