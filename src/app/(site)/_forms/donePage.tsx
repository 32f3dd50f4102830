import type { ReactNode } from 'react'

import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'
import { Button, QuietButton } from '../_parts/Button.js'
import { Drawing } from '../_parts/Drawing.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { PageHead } from '../_parts/PageHead.js'
import { wordsFor } from '../_words/wordsFor.js'
import type { Confirmed } from './SiteForm.js'

type Done = {
  title: string
  text?: string | undefined
  reference: string
  /** Where the receipt went. */
  email: string | undefined
  children?: ReactNode
}

/** The end of a form that has only thanks to give. */
export const thanksWith =
  (
    { done: title, next: text }: { done: string; next: string | undefined },
    { hasReceipt = true } = {},
  ) =>
  async ({ site, response, values }: Confirmed): Promise<SitePage> => {
    const { reference } = (await response.json()) as { reference: string }
    return donePage(site, { title, text, reference, email: hasReceipt ? values.email : undefined })
  }

/** The page after a form was accepted: what happened, the reference, and the next steps. */
export function donePage(site: Site, { title, text, reference, email, children }: Done): SitePage {
  const words = site.words.forms
  return {
    title,
    isListed: false,
    body: (
      <div className="wrap form-page form-split">
        <div>
          <div className="done" role="status">
            <h1>
              <span aria-hidden="true">✓ </span>
              {title}
            </h1>
            <p>
              {words.done.reference} <strong>{reference}</strong>
            </p>
          </div>
          {children}
          {text && <p className="lead">{text}</p>}
          {email && <p>{fill(words.done.receipt, { email })}</p>}
          <p>
            <QuietButton href={site.link('/')}>{words.done.again}</QuietButton>
          </p>
        </div>
        <div className="form-next">
          <Drawing name="conversation" />
        </div>
      </div>
    ),
  }
}

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
            <Button href={link('/contact')}>{contact.title}</Button>
          </p>
        </EmptyState>
      </div>
    ),
  }
}
