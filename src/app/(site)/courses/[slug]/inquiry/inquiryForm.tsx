import type { Course } from '../../../../../modules/learning/courseSchemas.js'
import { fill } from '../../../../../platform/words.js'
import { readFixedForm } from '../../../_forms/readFixedForm.js'
import type { SiteForm } from '../../../_forms/SiteForm.js'
import type { Site } from '../../../Site.js'

/** What it asks for; the course is known. */
const asked = ['name', 'email', 'phone', 'startPreference', 'question']

/** The form to ask about one course. */
export async function inquiryForm(
  site: Site,
  { slug, title }: Pick<Course, 'slug' | 'title'>,
): Promise<SiteForm> {
  const { inquiry } = site.words.forms
  const form = await readFixedForm(site, 'request-info')
  return {
    ...form,
    path: `/courses/${slug}/inquiry`,
    title: fill(inquiry.titleOf, { course: title }),
    points: inquiry.points,
    crumb: { href: site.link(`/courses/${slug}`), title },
    fields: asked.flatMap((name) => form.fields.find((field) => field.name === name) ?? []),
    fixed: { program: slug },
  }
}
