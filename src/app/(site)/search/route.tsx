import { PageLinks } from '../_parts/PageLinks.js'
import { CardTitle } from '../_parts/CardTitle.js'
import type { z } from 'zod'

import type { SearchPage } from '../../../modules/discovery/schemas.js'
import { pathOf } from '../../../platform/parseUrl.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import { failureOf, readApi } from '../_frame/readApi.js'
import { missingPage } from '../_frame/faultPages.js'
import { servePage } from '../_frame/servePage.js'
import { textLanguages } from '../_frame/textLanguage.js'
import { EmptyState, SeeAllCourses } from '../_parts/EmptyState.js'
import { NextStep } from '../_parts/NextStep.js'
import { PageHead } from '../_parts/PageHead.js'
import { SearchForm } from '../_parts/SearchForm.js'

/** The site-wide search; without a query only its form. */
export const GET = servePage(async (site, { query }) => {
  const { words, branding } = site
  const asked = searchQuery(query)
  const q = asked.get('q')
  const answer = q === null ? undefined : await readResults(site, asked)
  if (answer?.status === 200 && answer.results.docs.length === 0 && answer.results.page > 1) {
    return missingPage(site)
  }
  return {
    title: words.search.title,
    description: fill(words.search.description, { name: branding.name }),
    status: answer?.status ?? 200,
    retryAfter: answer?.retryAfter,
    isListed: q === null,
    body: (
      <div className="wrap search-page">
        <PageHead title={words.search.title}>
          <SearchForm site={site} q={q ?? ''} />
        </PageHead>
        {answer && (
          <div className="article">
            <div>
              {answer.status === 200 ? (
                <ResultList site={site} query={asked} {...answer} />
              ) : (
                <Refusal site={site} status={answer.status} />
              )}
            </div>
            <NextStep site={site} />
          </div>
        )}
      </div>
    ),
  }
})

function Refusal({ site: { words }, status }: { site: Site } & Pick<Refused, 'status'>) {
  const { unusable, unusableHelp, waiting, waitingHelp } = words.search
  if (status === 400) return <EmptyState title={unusable} help={unusableHelp} />
  if (status === 429) return <EmptyState title={words.busy.title} help={words.busy.text} />
  return <EmptyState title={waiting} help={waitingHelp} />
}

export type Results = z.output<typeof SearchPage>
type Refused = { status: 400 | 429 | 503; retryAfter: string | undefined }

/** The search response in the reader's language, including a refused query and an index that is not ready. */
export async function readResults(
  site: Site,
  query: URLSearchParams,
): Promise<({ status: 200; retryAfter?: undefined } & Found) | Refused> {
  const asked = new URLSearchParams(query)
  asked.set('locale', site.locale)
  const path = `/api/search?${asked.toString()}`
  const response = await readApi(site.payload, path)
  const { status, headers } = response
  if (status === 400 || status === 429 || status === 503) {
    return { status, retryAfter: headers.get('retry-after') ?? undefined }
  }
  if (status !== 200) throw failureOf(path, response)
  const results = (await response.json()) as Results
  return { status, results, langs: await languagesOf(site, results) }
}

/** By the addresses of results, the language of their texts where it is not that of the page. */
async function languagesOf(
  site: Site,
  { docs }: Results,
): Promise<ReadonlyMap<string, string | undefined>> {
  if (site.locale === site.defaultLocale) return new Map()
  const languages = Object.entries(translated).map(async ([type, collection]) => {
    const urls = docs.filter((doc) => doc.type === type).map(({ url }) => url)
    if (urls.length === 0) return []
    const slugOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
    const { title } = await textLanguages(site, collection, urls.map(slugOf))
    return urls.map((url) => [url, title(slugOf(url))] as const)
  })
  return new Map((await Promise.all(languages)).flat())
}

/** The types of results that have a page of their own in several languages. */
const translated = { course: 'courses', page: 'pages', policy: 'policies' } as const

type Found = { results: Results; langs: ReadonlyMap<string, string | undefined> }
type Props = { site: Site; query: URLSearchParams } & Found

/** The results, the filters by type, and the links to other result pages. */
export function ResultList({ site, query, results, langs }: Props) {
  const { words } = site
  const { docs, totalDocs, correctedQuery } = results
  const types: Partial<Record<string, string>> = words.search.types
  const address = (page: number) => searchAddress(query, { page })
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
          <SeeAllCourses site={site} />
        </EmptyState>
      )}
      <div className="results">
        {docs.map((doc) => (
          <article key={`${doc.type} ${doc.id}`} className="result">
            <CardTitle lang={langs.get(doc.url)}>
              <a href={pathOf(doc.url)}>{doc.title}</a>
            </CardTitle>
            <p className="muted">{types[doc.type] ?? doc.type}</p>
            <p dir="auto" lang={langs.get(doc.url)}>
              <Marked {...doc} />
            </p>
          </article>
        ))}
      </div>
      <PageLinks site={site} list={results} label={words.search.pages} address={address} />
    </>
  )
}

/** A text with highlighted parts; it is never treated as HTML. */
function Marked({ excerpt: text, highlights }: Results['docs'][number]) {
  const pieces = highlights.map(([start, end], at) => {
    const before = highlights[at - 1]?.[1] ?? 0
    return { start, plain: text.slice(before, start), marked: text.slice(start, end) }
  })
  return (
    <>
      {pieces.map(({ start, plain, marked }) => (
        <span key={start}>
          {plain}
          <mark>{marked}</mark>
        </span>
      ))}
      {text.slice(highlights.at(-1)?.[1] ?? 0)}
    </>
  )
}

function Kinds({ site: { words, link }, query, results }: Omit<Props, 'langs'>) {
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

const passedOn = ['q', 'type', 'page']

/** The parameters that are passed to the search: a form sends empty fields too, and the site adds its own. */
export function searchQuery(query: URLSearchParams): URLSearchParams {
  const given = [...query].filter(([name, value]) => passedOn.includes(name) && value.trim() !== '')
  return new URLSearchParams(given)
}

/** The address of the same search for one type of result (all by default), or of another result page. */
export function searchAddress(
  query: URLSearchParams,
  change: { type?: string | undefined; page?: number | null },
): string {
  const next = new URLSearchParams(query)
  next.delete('page')
  if ('type' in change) next.delete('type')
  if (change.type !== undefined) next.set('type', change.type)
  if (change.page != null && change.page > 1) next.set('page', String(change.page))
  return `/search?${next.toString()}`
}
