import type { Site } from '../_frame/Site.js'
import { listAddress } from './catalogQuery.js'
import type { CourseList } from './readCourses.js'

type Props = { site: Site; query: URLSearchParams; list: CourseList }

/** Links to the pages before and after this one of a long list. */
export function PageLinks({ site: { words, link }, query, list }: Props) {
  const { page, totalPages, prevPage, nextPage } = list
  if (totalPages < 2) return null
  return (
    <nav className="page-links" aria-label={words.courses.pages}>
      {prevPage ? (
        <a
          className="button button-quiet"
          rel="prev"
          href={link(listAddress(query, { page: prevPage }))}
        >
          {words.courses.previous}
        </a>
      ) : (
        <span />
      )}
      <span>{words.courses.pageOf(page, totalPages)}</span>
      {nextPage ? (
        <a
          className="button button-quiet"
          rel="next"
          href={link(listAddress(query, { page: nextPage }))}
        >
          {words.courses.following}
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
