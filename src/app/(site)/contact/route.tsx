import { thanksWith } from '../_forms/donePage.js'
import { fields, textField } from '../_forms/fields.js'
import { serveForm } from '../_forms/serveForm.js'
import type { OpenForm, SiteForm } from '../_forms/SiteForm.js'
import { ContactWays } from './ContactWays.js'

export const dynamic = 'force-dynamic'

const path = '/contact'

export const openContact: OpenForm = (site) => {
  const { contact, fields: said } = site.words.forms
  const shared = fields(site)
  const form: SiteForm = {
    path,
    title: contact.title,
    lead: contact.lead,
    points: contact.points,
    next: contact.next,
    aside: <ContactWays site={site} />,
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
    done: thanksWith(contact),
  }
  return Promise.resolve(form)
}

/** A message to the company: the form, its code, its reference. */
export const { GET, POST } = serveForm(openContact)
