import type { Site } from '../Site.js'
import { KeptLanguage } from '../_parts/KeptLanguage.js'
import { facetNames, sortKeys } from './catalogQuery.js'
import { Facet } from './Facet.js'

type Facets = Record<string, Record<string, number>>
type Props = { site: Site; query: URLSearchParams; facets: Facets }

/** Search, sorting and filters of the list: a plain form, sent by GET. */
export function CourseFilters({ site, query, facets }: Props) {
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
            <Facet key={name} site={site} name={name} counts={facets[name] ?? {}} query={query} />
          ))}
        </div>
      </details>
      <button className="button">{words.courses.apply}</button>
    </form>
  )
}

function SearchFields({ site: { words }, query }: Omit<Props, 'facets'>) {
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
        <select className="input" id="sort" name="sort" defaultValue={query.get('sort') ?? 'title'}>
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
