import type { Site } from '../Site.js'
import { KeptLanguage } from './KeptLanguage.js'

/** The site-wide search; `q` is the last query. */
export function SearchForm({ site, q = '' }: { site: Site; q?: string }) {
  const { words } = site
  return (
    <form className="search" action="/search" role="search">
      <KeptLanguage site={site} />
      <label htmlFor="q">{words.search.label}</label>
      <p className="help" id="q-help">
        {words.search.help}
      </p>
      <div className="search-row">
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          maxLength={200}
          defaultValue={q}
          aria-describedby="q-help"
        />
        <button className="button">{words.search.submit}</button>
      </div>
    </form>
  )
}
