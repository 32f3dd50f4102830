import type { Site } from '../Site.js'
import { KeptLanguage } from '../_parts/KeptLanguage.js'
import { facetNames, sortKeys } from './catalogQuery.js'
import type { FacetLabel, FacetName } from './facetLabel.js'

type Facets = Record<string, Record<string, number>>
type Props = { site: Site; query: URLSearchParams; facets: Facets; labelOf: FacetLabel }

/** Search, sorting and filters of the list: a plain form, sent by GET. */
export function CourseFilters({ site, query, facets, labelOf }: Props) {
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

function SearchFields({ site: { words }, query }: Pick<Props, 'site' | 'query'>) {
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

type FacetProps = Omit<Props, 'facets'> & { name: FacetName; counts: Record<string, number> }

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
