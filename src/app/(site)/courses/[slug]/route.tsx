import { missingPage } from '../../_frame/faultPages.js'
import { movedTo, servePage } from '../../_frame/servePage.js'
import { CourseArticle } from './CourseArticle.js'
import { readCourse } from './readCourse.js'

export const dynamic = 'force-dynamic'

/** Everything about one course; an address it once had leads to the present one. */
export const GET = servePage(async (site, { slug }) => {
  const found = await readCourse(site, slug)
  if (found.kind === 'moved') return movedTo(site, `/courses/${found.slug}`)
  if (found.kind === 'missing') return missingPage(site)
  const { course, linkedData } = found
  return {
    title: course.title,
    description: course.summary,
    isDocument: true,
    linkedData,
    body: <CourseArticle site={site} course={course} />,
  }
})
