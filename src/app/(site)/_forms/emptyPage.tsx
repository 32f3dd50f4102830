import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { PageHead } from '../_parts/PageHead.js'
import { wordsFor } from '../_words/wordsFor.js'

type Empty = { title: string; none: string; noneHelp: string }

/** The page shown instead of a form that has nothing to offer yet. */
export function emptyPage({ locale, link }: Site, { title, none, noneHelp }: Empty): SitePage {
  const { contact } = wordsFor(locale).forms
  return {
    title,
    isListed: false,
    body: (
      <div className="wrap">
        <PageHead title={title} />
        <EmptyState title={none} help={noneHelp}>
          <p>
            <a className="button" href={link('/contact')}>
              {contact.title}
            </a>
          </p>
        </EmptyState>
      </div>
    ),
  }
}
