import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import { missingPage } from '../_frame/faultPages.js'
import { servePage } from '../_frame/servePage.js'
import { Button } from '../_parts/Button.js'
import { EmptyState, SeeAllCourses } from '../_parts/EmptyState.js'
import { PageHead } from '../_parts/PageHead.js'
import { PageLinks } from '../_parts/PageLinks.js'
import { CourseCard } from './CourseCard.js'
import { catalogQuery, facetNames, listAddress, sortKeys } from './catalogQuery.js'
import { type FacetLabel, readFacetLabels, type FacetName } from './facetLabel.js'
import { readSorted, type CourseList } from './readCourses.js'
import { KeptLanguage } from '../_parts/KeptLanguage.js'

/** The catalog, filtered and sorted by the query. */
export const GET = servePage(async (site, { query }) => {
  const { words, branding } = site
  const asked = catalogQuery(query)
  const list = await readSorted(site, asked)
  if (list && list.docs.length === 0 && list.page > 1) return missingPage(site)
  asked.delete('limit')
  const isEmpty = list?.totalDocs === 0 && asked.size === 0
  return {
    title: words.courses.title,
    description: fill(words.courses.description, { name: branding.name }),
    status: list ? 200 : 400,
    isListed: asked.size === 0,
    isForAll: !asked.has('q'),
    body: (
      <div className="wrap">
        <PageHead title={words.courses.title} lead={isEmpty ? undefined : words.courses.lead} />
        {list ? (
          <Catalog site={site} query={asked} list={list} labelOf={await readFacetLabels(site)} />
        ) : (
          <Unusable site={site} />
        )}
      </div>
    ),
  }
})

type Props = { site: Site; query: URLSearchParams; list: CourseList; labelOf: FacetLabel }

function Catalog({ site, query, list, labelOf }: Props) {
  const { words } = site
  if (list.totalDocs === 0 && query.size === 0) {
    return (
      <EmptyState title={words.courses.empty} help={words.courses.emptyHelp}>
        <p>
          <Button href={site.link('/contact')}>{words.forms.contact.title}</Button>
        </p>
      </EmptyState>
    )
  }
  return (
    <div className="catalog">
      <CourseFilters site={site} query={query} facets={list.facets} labelOf={labelOf} />
      <div>
        <p className="found" role="status">
          {words.courses.found(list.totalDocs)}
        </p>
        <ChosenFilters site={site} query={query} labelOf={labelOf} />
        {list.docs.length === 0 && (
          <EmptyState title={words.courses.none} help={words.courses.noneHelp}>
            <SeeAllCourses site={site} />
          </EmptyState>
        )}
        <div className="rows">
          {list.docs.map((course) => (
            <CourseCard key={course.slug} site={site} course={course} layout="row" heading="h2" />
          ))}
        </div>
        <PageLinks site={site} list={list} address={(page) => listAddress(query, { page })} />
      </div>
    </div>
  )
}

function Unusable({ site }: { site: Site }) {
  const { words } = site
  return (
    <EmptyState title={words.courses.unusable} help={words.courses.unusableHelp}>
      <SeeAllCourses site={site} />
    </EmptyState>
  )
}

/** The active filters, each with a link that removes it. */
export function ChosenFilters({ site, query, labelOf }: Omit<Props, 'list'>) {
  const { words, link } = site
  const q = query.get('q')?.trim()
  const chosen = [
    ...(q ? [{ name: 'q', value: query.get('q') ?? '', label: `“${q}”` }] : []),
    ...facetNames.flatMap((name) =>
      query.getAll(name).map((value) => ({ name, value, label: labelOf(name, value).text })),
    ),
  ]
  if (chosen.length === 0) return null
  return (
    <ul className="chips">
      {chosen.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <a
            className="chip"
            href={link(listAddress(query, { drop: [name, value] }))}
            aria-label={fill(words.courses.remove, { filter: label })}
          >
            <span dir="auto">{label}</span> <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a className="chip-clear" href={link('/courses')}>
          {words.courses.clear}
        </a>
      </li>
    </ul>
  )
}

type Facets = Record<string, Record<string, number>>
type FilterProps = { site: Site; query: URLSearchParams; facets: Facets; labelOf: FacetLabel }

/** Search, sorting and filters of the list: a plain form, sent by GET. */
function CourseFilters({ site, query, facets, labelOf }: FilterProps) {
  const { words } = site
  const chosen = facetNames.reduce((total, name) => total + query.getAll(name).length, 0)
  return (
    <form className="filters" action="/courses">
      <KeptLanguage site={site} />
      <SearchFields site={site} query={query} />
      <details className="facets">
        <summary>
          {words.courses.filters}
          {chosen > 0 && ` (${chosen})`}
        </summary>
        <div className="facets-body">
          {facetNames.map((name) => (
            <Facet key={name} {...{ site, name, query, labelOf }} counts={facets[name] ?? {}} />
          ))}
        </div>
      </details>
      <button className="button">{words.courses.apply}</button>
    </form>
  )
}

function SearchFields({ site: { words }, query }: Pick<FilterProps, 'site' | 'query'>) {
  return (
    <>
      <div className="field">
        <label htmlFor="q">{words.courses.search}</label>
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          maxLength={200}
          defaultValue={query.get('q') ?? ''}
        />
      </div>
      <div className="field">
        <label htmlFor="sort">{words.courses.sort}</label>
        <select
          className="input"
          id="sort"
          name="sort"
          defaultValue={query.get('sort') ?? sortKeys[0]}
        >
          {sortKeys.map((key) => (
            <option key={key} value={key}>
              {words.courses.sorts[key]}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

type FacetProps = Omit<FilterProps, 'facets'> & { name: FacetName; counts: Record<string, number> }

/** The values of one filter, each with the number of results it would give. */
function Facet({ site, name, counts, query, labelOf }: FacetProps) {
  const wanted = query.getAll(name)
  const shown = { ...Object.fromEntries(wanted.map((value) => [value, 0])), ...counts }
  const values = ordered(name, shown)
  if (values.length === 0) return null
  return (
    <fieldset className="facet">
      <legend>{site.words.courses[name]}</legend>
      {values.map((value) => (
        <label key={value} className="choice">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={wanted.includes(value)}
          />
          <span dir="auto" lang={labelOf(name, value).lang}>
            {labelOf(name, value).text}
          </span>
          <span className="count">{shown[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const levels = ['foundation', 'practitioner', 'expert']

/** Levels are listed in ascending order, everything else by number of results. */
function ordered(name: FacetName, counts: Record<string, number>): string[] {
  if (name === 'level') return levels.filter((level) => level in counts)
  return Object.keys(counts).sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a.localeCompare(b),
  )
}
