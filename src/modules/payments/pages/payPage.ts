import { randomBytes } from 'node:crypto'

import type { Payload, TypedLocale } from 'payload'

import { readMailBrand } from '../../../platform/mail/outbox/readMailBrand.js'
import type { MailBrand } from '../../../platform/mail/templates/MailBrand.js'
import { escapeHtml } from '../../../platform/mail/templates/escapeHtml.js'
import { mailDirection } from '../../../platform/mail/templates/mailDirection.js'
import { platformOf } from '../../../platform/platform.js'
import { payStyle } from './payStyle.js'
import { payWords, type PayWords } from './payWords.js'

export type PageContent = {
  title: string
  /** Markup for the head beside title and style; already escaped. */
  head?: string
  /** Markup of the card; already escaped. */
  body: string
  status?: number
  /** Runs once the page is loaded: submits the first form. */
  submits?: boolean
  /** Where its forms may post to, beside this site. */
  formTarget?: string
  headers?: Record<string, string>
}

export type PageContext = { brand: MailBrand; words: PayWords; locale: TypedLocale }

const submitScript = 'document.forms[0].submit()'

/** The brand and the texts of a page. */
export async function pageContext(payload: Payload, locale: TypedLocale): Promise<PageContext> {
  return { brand: await brandOf(payload), words: payWords[locale], locale }
}

/**
 * A page on the way to the gateway: its only script has a nonce, nothing is loaded from elsewhere, nothing is cached.
 */
export function payPage({ brand, locale }: PageContext, content: PageContent): Response {
  const nonce = randomBytes(16).toString('base64')
  const title = escapeHtml(`${content.title} · ${brand.name}`)
  const script = content.submits ? `<script nonce="${nonce}">${submitScript}</script>` : ''
  const html = `<!doctype html>
<html lang="${locale}" dir="${mailDirection(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${content.head ?? ''}
<style nonce="${nonce}">${payStyle(brand.colors)}</style>
</head>
<body>
<main>
<p class="brand" dir="auto">${escapeHtml(brand.name)}</p>
<div class="card">
${content.body}
</div>
</main>
${script}
</body>
</html>
`
  return new Response(html, {
    status: content.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': policy(nonce, content.formTarget),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...content.headers,
    },
  })
}

function policy(nonce: string, formTarget: string | undefined): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${formTarget ? ` ${formTarget}` : ''}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Cached until the brand changes, because every visit of a payment link needs it. */
async function brandOf(payload: Payload): Promise<MailBrand> {
  const { mailBrandFrom: tag = 'branding' } = payload.config.custom as { mailBrandFrom?: string }
  return platformOf(payload).cache.remember<MailBrand>({
    key: 'brand of payment pages',
    tags: [tag],
    load: async () => ({ value: await readMailBrand(payload), bytes: 1_000, keep: true }),
  })
}
