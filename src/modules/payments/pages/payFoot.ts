import type { PayloadRequest } from 'payload'

import { escapeHtml } from '../../../platform/mail/templates/escapeHtml.js'
import type { Link } from '../links/Link.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { type PageContext, siteAddress } from './payPage.js'

type Item = { path: string; title: string; lang?: string | undefined }

/** The ways on from the page of a link: back to what it sells, and what the company promises payers. */
export async function payFoot(
  req: PayloadRequest,
  { words, locale }: PageContext,
  { course }: Link,
): Promise<string> {
  const policies = await paymentsOptions(req.payload).readPolicies(req, locale)
  const back: Item[] = course ? [{ path: `/courses/${course.slug}`, title: words.toCourse }] : []
  const papers: Item[] = policies.map(({ slug, ...said }) => ({
    path: `/policies/${slug}`,
    ...said,
  }))
  const items = [...back, ...papers].map(({ path, title, lang }) => {
    const href = escapeHtml(siteAddress(path, locale))
    const language = lang === undefined ? '' : ` lang="${lang}"`
    return `<li><a href="${href}" dir="auto"${language}>${escapeHtml(title)}</a></li>`
  })
  return items.length > 0 ? `<footer><ul class="foot">${items.join('')}</ul></footer>` : ''
}
