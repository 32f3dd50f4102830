import { donePage } from '../_forms/donePage.js'
import { fields, textField } from '../_forms/fields.js'
import { filled, phoneOf } from '../_forms/leadParts.js'
import { serveForm } from '../_forms/serveForm.js'
import type { OpenForm, SiteForm } from '../_forms/SiteForm.js'

export const dynamic = 'force-dynamic'

const path = '/contact'

export const openContact: OpenForm = (site) => {
  const { contact, fields: said } = site.words.forms
  const shared = fields(site)
  const form: SiteForm = {
    path,
    title: contact.title,
    lead: contact.lead,
    isLead: true,
    send: '/api/contact',
    confirm: '/api/contact',
    fields: [
      shared.name,
      shared.email,
      shared.anyCompany,
      shared.phone,
      textField('subject', said.subject),
      textField('message', said.letter, 'textarea'),
    ],
    body: (values) => ({
      ...filled(values, 'name', 'email', 'company', 'subject', 'message'),
      ...phoneOf(values),
    }),
    done: async ({ response, values: { email = '' } }) => {
      const { reference } = (await response.json()) as { reference: string }
      return donePage(site, { title: contact.done, text: contact.next, reference, email })
    },
  }
  return Promise.resolve(form)
}

/** A message to the company: the form, its code, its reference. */
export const { GET, POST } = serveForm(openContact)
