import { QuietButton } from './Button.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'

type Props = {
  site: Site
  list: { page: number; totalPages: number; prevPage: number | null; nextPage: number | null }
  /** The address of a page of the list. */
  address: (page: number) => string
  /** What the links are called, if the list is no catalog. */
  label?: string
}

/** Links to the previous and next page of a long list. */
export function PageLinks({ site: { words, link }, list, address, label }: Props) {
  const { page, totalPages, prevPage, nextPage } = list
  if (totalPages < 2) return null
  return (
    <nav className="page-links" aria-label={label ?? words.courses.pages}>
      {prevPage ? (
        <QuietButton rel="prev" href={link(address(prevPage))}>
          {words.courses.previous}
        </QuietButton>
      ) : (
        <span />
      )}
      <span>{fill(words.courses.pageOf, { page, pages: totalPages })}</span>
      {nextPage ? (
        <QuietButton rel="next" href={link(address(nextPage))}>
          {words.courses.following}
        </QuietButton>
      ) : (
        <span />
      )}
    </nav>
  )
}
