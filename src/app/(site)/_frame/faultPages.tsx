import { Button, QuietButton } from '../_parts/Button.js'
import { fill } from '../../../platform/words.js'
import { SearchForm } from '../_parts/SearchForm.js'
import { Fault } from './Fault.js'
import type { Site } from '../Site.js'
import type { SitePage } from './SitePage.js'

/** The page for an unknown address: what happened, and where to go instead. */
export function missingPage(site: Site): SitePage {
  const { words, link } = site
  return {
    title: words.missing.title,
    status: 404,
    isListed: false,
    body: (
      <Fault site={site} title={words.missing.title} text={words.missing.text}>
        <SearchForm site={site} />
        <ul className="actions">
          <li>
            <QuietButton href={link('/')}>{words.missing.start}</QuietButton>
          </li>
          <li>
            <QuietButton href={link('/courses')}>{words.missing.courses}</QuietButton>
          </li>
        </ul>
      </Fault>
    ),
  }
}

/** The page for a form that was refused: too long, of another type, or from another site. */
export function refusedPage(site: Site, status: number): SitePage {
  const { words, link, path } = site
  return {
    title: words.refused.title,
    status,
    isListed: false,
    body: (
      <Fault site={site} title={words.refused.title} text={words.refused.text}>
        <p>
          <Button href={link(path)}>{words.refused.again}</Button>
        </p>
      </Fault>
    ),
  }
}

/** The page for an internal error: what happened, that nothing was lost, and what to do next. */
export function failedPage(site: Site): SitePage {
  const { words, branding, path, search } = site
  const { email } = branding.contact
  return {
    title: words.failed.title,
    status: 500,
    isListed: false,
    body: (
      <Fault site={site} title={words.failed.title} text={words.failed.text}>
        <p>
          <Button href={path + search}>{words.failed.again}</Button>
        </p>
        {email && <p>{fill(words.failed.report, { email })}</p>}
      </Fault>
    ),
  }
}
