import type { Site } from '../_frame/Site.js'
import { KeptLanguage } from './KeptLanguage.js'

/** A search among the courses, on pages that are not the list itself. */
export function SearchForm({ site }: { site: Site }) {
  const { words } = site
  return (
    <form className="search" action="/courses" role="search">
      <KeptLanguage site={site} />
      <label htmlFor="q">{words.courses.search}</label>
      <p className="help" id="q-help">
        {words.courses.searchHelp}
      </p>
      <div className="search-row">
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          maxLength={200}
          aria-describedby="q-help"
        />
        <button className="button">{words.courses.apply}</button>
      </div>
    </form>
  )
}
