import type { CourseDetail } from '../../../../modules/learning/schemas.js'
import { withTwin } from '../../_discovery/withTwin.js'
import { firstValues } from '../../_forms/firstValues.js'
import { readPrivacyPolicy } from '../../_forms/readPrivacyPolicy.js'
import { missingPage } from '../../_frame/faultPages.js'
import { type Asked, movedTo, servePage } from '../../_frame/servePage.js'
import type { Site } from '../../Site.js'
import type { SitePage } from '../../_frame/SitePage.js'
import { previewOf } from '../../_preview/previewOf.js'
import { servePreview } from '../../_preview/servePreview.js'
import { CourseArticle } from './CourseArticle.js'
import { inquiryForm } from './inquiry/inquiryForm.js'
import { readCourse } from './readCourse.js'
import { readCourseTwin } from './readCourseTwin.js'

export const dynamic = 'force-dynamic'

/** Everything about one course; a former slug redirects to the current one. */
const page = servePage(async (site, asked) => {
  const { slug } = asked
  const draft = await preview(site, asked)
  if (draft) return draft
  const found = await readCourse(site, slug)
  if (found.kind === 'moved') return movedTo(site, `/courses/${found.slug}`)
  if (found.kind === 'missing') return missingPage(site)
  return { ...(await coursePage(site, asked, found.course)), linkedData: found.linkedData }
})

export const GET = withTwin('courses', readCourseTwin, page)

export const POST = servePreview(preview)

function preview(site: Site, asked: Asked) {
  return previewOf<CourseDetail>(site, asked, {
    collection: 'courses',
    show: (course) => coursePage(site, asked, course),
  })
}

async function coursePage(site: Site, asked: Asked, course: CourseDetail): Promise<SitePage> {
  const inquiry = {
    values: firstValues(site, inquiryForm(site, course), asked),
    policy: await readPrivacyPolicy(site),
  }
  return {
    title: course.title,
    description: course.summary,
    isDocument: true,
    body: <CourseArticle site={site} course={course} inquiry={inquiry} />,
  }
}
