import type { Course } from '../../../../../modules/learning/courseSchemas.js'
import { fill } from '../../../../../platform/words.js'
import { donePage } from '../../../_forms/donePage.js'
import { fields, textField } from '../../../_forms/fields.js'
import { filled, phoneOf } from '../../../_forms/leadParts.js'
import type { SiteForm } from '../../../_forms/SiteForm.js'
import type { Site } from '../../../Site.js'
import { Crumb } from '../../../_parts/Crumb.js'

/** The form to ask about one course. */
export function inquiryForm(site: Site, { slug, title }: Pick<Course, 'slug' | 'title'>): SiteForm {
  const { inquiry, fields: said } = site.words.forms
  const shared = fields(site)
  return {
    path: `/courses/${slug}/inquiry`,
    title: fill(inquiry.titleOf, { course: title }),
    lead: inquiry.lead,
    above: <Crumb href={site.link(`/courses/${slug}`)} title={title} />,
    isLead: true,
    send: '/api/request-info',
    confirm: '/api/request-info',
    fields: [
      shared.name,
      shared.email,
      shared.phone,
      textField('startPreference', said.startPreference),
      textField('question', said.question, 'textarea'),
    ],
    body: (values) => ({
      program: slug,
      ...filled(values, 'name', 'email', 'startPreference', 'question'),
      ...phoneOf(values),
    }),
    done: async ({ response, values: { email = '' } }) => {
      const { reference } = (await response.json()) as { reference: string }
      return donePage(site, { title: inquiry.done, text: inquiry.next, reference, email })
    },
  }
}
