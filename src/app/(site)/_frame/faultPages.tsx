import type { ReactNode } from 'react'

import { Button, QuietButton } from '../_parts/Button.js'
import { Drawing } from '../_parts/Drawing.js'
import { fill } from '../../../platform/words.js'
import { SearchForm } from '../_parts/SearchForm.js'
import type { Site } from '../Site.js'
import type { SitePage } from './SitePage.js'
import type { Words } from '../_words/wordsFor.js'

type Props = { site: Site; title: string; text: string; children: ReactNode }

/** What happened, what to do next, and the id that finds the request in the log. */
export function Fault({ site: { words, requestId }, title, text, children }: Props) {
  return (
    <div className="wrap article">
      <div className="fault">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {children}
        {requestId && (
          <p className="muted">
            {words.failed.reference} <code>{requestId}</code>
          </p>
        )}
      </div>
      <Drawing name="register" />
    </div>
  )
}

/** The page for an unknown address: what happened, and where to go instead. */
export function missingPage(site: Site): SitePage {
  const { words, link } = site
  return {
    title: words.missing.title,
    status: 404,
    body: (
      <Fault site={site} title={words.missing.title} text={words.missing.text}>
        <SearchForm site={site} />
        <ul className="actions">
          <li>
            <QuietButton href={link('/')}>{words.missing.start}</QuietButton>
          </li>
          <li>
            <QuietButton href={link('/courses')}>{words.courses.seeAll}</QuietButton>
          </li>
        </ul>
      </Fault>
    ),
  }
}

type Refusal = {
  title: string
  text: string
  /** The next step, and where it is taken. */
  step: string
  href: string
  status: number
  children?: ReactNode
}

/** A page for one reader that says what happened, and what to do next. */
export function faultPage(
  site: Site,
  { title, text, step, href, status, children }: Refusal,
): SitePage {
  return {
    title,
    status,
    isPersonal: true,
    body: (
      <Fault site={site} title={title} text={text}>
        <p>
          <Button href={href}>{step}</Button>
        </p>
        {children}
      </Fault>
    ),
  }
}

/** The page for a link of ours that is expired, truncated or made up; `next` is the address of the next step. */
export function linkFaultPage(
  site: Site,
  fault: keyof Words['linkFaults'],
  { status, next: href }: { status: number; next: string },
): SitePage {
  return faultPage(site, { ...site.words.linkFaults[fault], status, href })
}

/** The page for a form that was refused: too long, of another type, or from another site. */
export function refusedPage(site: Site, status: number): SitePage {
  const { again: step, ...said } = site.words.refused
  const href = site.link(site.path)
  return { ...faultPage(site, { ...said, step, href, status }), isPersonal: false }
}

/** The page for a reader who asked for too much at once: how long to wait. */
export function busyPage(site: Site): SitePage {
  const { busy, failed } = site.words
  const href = site.path + site.search
  const page = faultPage(site, { ...busy, step: failed.again, href, status: 429 })
  return { ...page, isPersonal: false }
}

/** The page for an internal error: what happened, that nothing was lost, and what to do next. */
export function failedPage(site: Site): SitePage {
  const { words, branding, path, search } = site
  const { title, text, again: step } = words.failed
  const { email } = branding.contact
  const children = email && <p>{fill(words.failed.report, { email })}</p>
  return {
    ...faultPage(site, { title, text, step, href: path + search, status: 500, children }),
    isPersonal: false,
  }
}
