import { escapeHtml } from '../../../platform/mail/templates/escapeHtml.js'
import type { Availability } from '../links/Link.js'
import { type PageContext, payPage } from './payPage.js'

const statuses = { notFound: 404, inactive: 410, expired: 410, exhausted: 410 } as const

/**
 * The page for a link that cannot be used: nothing was charged, and where to go instead. It is the same for every
 * reason and shows no target, so that strangers cannot probe which links exist.
 */
export function closedPage(context: PageContext, reason: Exclude<Availability, 'open'>): Response {
  return noticePage(context, { ...context.words.closed, status: statuses[reason] })
}

type Notice = {
  title: string
  text: string
  status: number
  /** The next step; the start page if left out. */
  step?: { label: string; href: string }
  headers?: Record<string, string>
}

/** A page that says what happened and what to do next. */
export function noticePage(context: PageContext, notice: Notice): Response {
  const { title, text, status, headers = {} } = notice
  const { label, href } = notice.step ?? { label: context.words.home, href: '/' }
  return payPage(context, {
    title,
    status,
    headers,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a class="button" href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`,
  })
}
