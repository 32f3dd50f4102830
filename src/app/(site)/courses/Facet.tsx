import type { Site } from '../Site.js'
import { type FacetName, facetLabel } from './facetLabel.js'

type FacetProps = {
  site: Site
  name: FacetName
  counts: Record<string, number>
  query: URLSearchParams
}

/** The values of one filter, each with the number of results it would give. */
export function Facet({ site, name, counts, query }: FacetProps) {
  const wanted = query.getAll(name)
  const values = ordered(name, {
    ...Object.fromEntries(wanted.map((value) => [value, 0])),
    ...counts,
  })
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
          <span dir="auto">{facetLabel(site, name, value)}</span>
          <span className="count">{counts[value] ?? 0}</span>
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
