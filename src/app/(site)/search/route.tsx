import { fill } from '../../../platform/words.js'
import { servePage } from '../_frame/servePage.js'
import type { Site } from '../Site.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { PageHead } from '../_parts/PageHead.js'
import { SearchForm } from '../_parts/SearchForm.js'
import { readResults } from './readResults.js'
import { ResultList } from './ResultList.js'
import { searchQuery } from './searchAddress.js'

export const dynamic = 'force-dynamic'

/** The site-wide search; without a query only its form. */
export const GET = servePage(async (site, { query }) => {
  const { words, branding } = site
  const asked = searchQuery(query)
  const q = asked.get('q')
  const answer = q === null ? undefined : await readResults(site, asked)
  return {
    title: words.search.title,
    description: fill(words.search.description, { name: branding.name }),
    status: answer?.status ?? 200,
    isListed: q === null,
    body: (
      <div className="wrap search-page">
        <PageHead title={words.search.title}>
          <SearchForm site={site} q={q ?? ''} />
        </PageHead>
        {answer?.status === 200 && (
          <ResultList site={site} query={asked} results={answer.results} />
        )}
        {answer && answer.status !== 200 && <Refusal site={site} status={answer.status} />}
      </div>
    ),
  }
})

function Refusal({ site: { words }, status }: { site: Site; status: 400 | 503 }) {
  return status === 400 ? (
    <EmptyState title={words.search.unusable} help={words.search.unusableHelp} />
  ) : (
    <EmptyState title={words.search.waiting} help={words.search.waitingHelp} />
  )
}
