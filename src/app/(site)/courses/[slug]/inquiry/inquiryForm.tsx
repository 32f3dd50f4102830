import type { Course } from '../../../../../modules/learning/courseSchemas.js'
import { fill } from '../../../../../platform/words.js'
import { thanksWith } from '../../../_forms/donePage.js'
import { fields, textField } from '../../../_forms/fields.js'
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
    next: inquiry.next,
    points: inquiry.points,
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
    fixed: { program: slug },
    done: thanksWith(inquiry),
  }
}
