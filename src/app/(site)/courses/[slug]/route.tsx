import { firstValues } from '../../_forms/firstValues.js'
import { readPrivacyPolicy } from '../../_forms/readPrivacyPolicy.js'
import { missingPage } from '../../_frame/faultPages.js'
import { movedTo, servePage } from '../../_frame/servePage.js'
import { CourseArticle } from './CourseArticle.js'
import { inquiryForm } from './inquiry/inquiryForm.js'
import { readCourse } from './readCourse.js'

export const dynamic = 'force-dynamic'

/** Everything about one course; an address it once had leads to the present one. */
export const GET = servePage(async (site, asked) => {
  const { slug } = asked
  const found = await readCourse(site, slug)
  if (found.kind === 'moved') return movedTo(site, `/courses/${found.slug}`)
  if (found.kind === 'missing') return missingPage(site)
  const { course, linkedData } = found
  const inquiry = {
    values: firstValues(site, inquiryForm(site, course), asked),
    policy: await readPrivacyPolicy(site),
  }
  return {
    title: course.title,
    description: course.summary,
    isDocument: true,
    linkedData,
    body: <CourseArticle site={site} course={course} inquiry={inquiry} />,
  }
})
