import type { Site } from '../Site.js'
import { facetNames, listAddress } from './catalogQuery.js'
import { facetLabel } from './facetLabel.js'

/** The active filters, each with a link that removes it. */
export function ChosenFilters({ site, query }: { site: Site; query: URLSearchParams }) {
  const { words, link } = site
  const q = query.get('q')?.trim()
  const chosen = [
    ...(q ? [{ name: 'q', value: query.get('q') ?? '', label: `“${q}”` }] : []),
    ...facetNames.flatMap((name) =>
      query.getAll(name).map((value) => ({ name, value, label: facetLabel(site, name, value) })),
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
            aria-label={words.courses.remove(label)}
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
