import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { Marked } from './Marked.js'
import type { Results } from './readResults.js'
import { searchAddress } from './searchAddress.js'

type Props = { site: Site; query: URLSearchParams; results: Results }

/** The results, the filters by type, and the links to other result pages. */
export function ResultList({ site, query, results }: Props) {
  const { words } = site
  const { docs, totalDocs, correctedQuery } = results
  const types: Partial<Record<string, string>> = words.search.types
  return (
    <>
      <div className="found" role="status">
        {correctedQuery !== null && (
          <p>{fill(words.search.corrected, { query: correctedQuery })}</p>
        )}
        <p>{words.search.found(totalDocs)}</p>
      </div>
      <Kinds site={site} query={query} results={results} />
      {totalDocs === 0 && (
        <EmptyState title={words.search.none} help={words.search.noneHelp}>
          <p>
            <a className="button" href={site.link('/courses')}>
              {words.courses.seeAll}
            </a>
          </p>
        </EmptyState>
      )}
      <div className="results">
        {docs.map((doc) => (
          <article key={`${doc.type} ${doc.id}`} className="result">
            <h2 className="card-title" dir="auto">
              <a href={onThisSite(doc.url)}>{doc.title}</a>
            </h2>
            <p className="muted">{types[doc.type] ?? doc.type}</p>
            <p dir="auto">
              <Marked text={doc.excerpt} highlights={doc.highlights} />
            </p>
          </article>
        ))}
      </div>
      <OtherPages site={site} query={query} results={results} />
    </>
  )
}

/** Without the host, so that readers stay on the host name they used. */
function onThisSite(url: string): string {
  const { pathname, search, hash } = new URL(url)
  return pathname + search + hash
}

function Kinds({ site: { words, link }, query, results }: Props) {
  const counts = Object.entries(results.facets.type)
  const types: Partial<Record<string, string>> = words.search.types
  const chosen = query.get('type')
  if (counts.length < 2 && chosen === null) return null
  return (
    <nav className="kinds" aria-label={words.search.filter}>
      <a
        href={link(searchAddress(query, { type: undefined }))}
        aria-current={chosen === null ? 'true' : undefined}
      >
        {words.search.all}
      </a>
      {counts.map(([type, count]) => (
        <a
          key={type}
          href={link(searchAddress(query, { type }))}
          aria-current={chosen === type ? 'true' : undefined}
        >
          {types[type] ?? type} <span className="count">{count}</span>
        </a>
      ))}
    </nav>
  )
}

function OtherPages({ site: { words, link }, query, results }: Props) {
  const { page, totalPages, prevPage, nextPage } = results
  if (totalPages < 2) return null
  const quiet = 'button button-quiet'
  return (
    <nav className="page-links" aria-label={words.search.pages}>
      {prevPage === null ? (
        <span />
      ) : (
        <a className={quiet} rel="prev" href={link(searchAddress(query, { page: prevPage }))}>
          {words.courses.previous}
        </a>
      )}
      <span>{fill(words.courses.pageOf, { page, pages: totalPages })}</span>
      {nextPage === null ? (
        <span />
      ) : (
        <a className={quiet} rel="next" href={link(searchAddress(query, { page: nextPage }))}>
          {words.courses.following}
        </a>
      )}
    </nav>
  )
}
