import { FormBody } from '../../_forms/FormBody.js'
import type { PrivacyPolicy } from '../../_forms/readPrivacyPolicy.js'
import type { Values } from '../../_forms/SiteForm.js'
import type { CourseProps } from './CourseArticle.js'
import { inquiryForm } from './inquiry/inquiryForm.js'

export const inquiryId = 'ask'

/** The initial values of the form on the course's own page. */
export type Inquiry = { values: Values; policy: PrivacyPolicy | undefined }

/** The inquiry form on the course's own page; its result is shown on a separate page. */
export function CourseInquiry({ site, course, inquiry }: CourseProps & { inquiry: Inquiry }) {
  const { inquiry: words } = site.words.forms
  return (
    <section id={inquiryId}>
      <h2>{words.title}</h2>
      <p className="section-lead">{words.lead}</p>
      <FormBody site={site} form={inquiryForm(site, course)} {...inquiry} />
    </section>
  )
}
