import type { Site } from '../Site.js'
import type { Field, OpenForm, SiteForm } from './SiteForm.js'
import { thanksWith } from './donePage.js'
import { countryNames, fields, textField } from './fields.js'

const path = '/demo'

export const openDemo: OpenForm = (site) => {
  const { demo: words } = site.words.forms
  const form: SiteForm = {
    path,
    title: words.title,
    lead: words.lead,
    points: words.points,
    next: words.next,
    isLead: true,
    send: '/api/demo',
    confirm: '/api/demo',
    fields: fieldsOf(site),
    done: thanksWith(words),
  }
  return Promise.resolve(form)
}

function fieldsOf(site: Site): Field[] {
  const { fields: said, demo } = site.words.forms
  const shared = fields(site)
  return [
    shared.name,
    shared.workEmail,
    shared.company,
    { ...textField('jobTitle', said.jobTitle), autoComplete: 'organization-title' },
    {
      name: 'companySize',
      kind: 'select',
      maxLength: 60,
      options: demo.sizes.map((size) => ({ value: size, label: size })),
      ...said.companySize,
    },
    {
      name: 'country',
      kind: 'select',
      maxLength: 2,
      autoComplete: 'country',
      options: countryNames(site.locale),
      ...said.country,
    },
    shared.phone,
    textField('preferredTime', said.preferredTime),
    textField('message', said.message, 'textarea'),
  ]
}
