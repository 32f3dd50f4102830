import { randomBytes } from 'node:crypto'
import type { Payload, TypedLocale } from 'payload'
import { z } from 'zod'

import { localization } from '../../../platform/localization.js'
import { readMailBrand } from '../../../platform/mail/outbox/readMailBrand.js'
import { mailDirection, type MailBrand } from '../../../platform/mail/templates/MailMessage.js'
import { escapeHtml } from '../../../platform/mail/templates/escapeHtml.js'
import { mailColors, type Scheme } from '../../../platform/mail/templates/mailColors.js'
import { pathOf } from '../../../platform/parseUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { readStyle } from '../../../platform/readStyle.js'
import { siteFonts } from '../../../platform/siteFonts.js'
import type { HostedForm } from '../gateway/Gateway.js'
import type { Availability } from '../links/Link.js'
import { paymentWords } from '../words/paymentWords.js'

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
  const { label, href } = notice.step ?? { label: context.words.home, href: homeOf(context) }
  return payPage(context, {
    title,
    status,
    headers,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a class="button" href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`,
  })
}

type PageContent = {
  title: string
  /** Markup for the head beside title and style; already escaped. */
  head?: string
  /** Markup of the card; already escaped. */
  body: string
  /** Markup below the card; already escaped. */
  foot?: string
  status?: number
  /** Runs once the page is loaded: submits the first form. */
  submits?: boolean
  /** Where its forms may post to, beside this site. */
  formTarget?: string
  headers?: Record<string, string>
}

const size = z.number().nullish().catch(null)

const Picture = z
  .object({ url: z.string().min(1), width: size, height: size })
  .nullable()
  .catch(null)

/** Either may be missing; a brand without any is its name. */
const Logo = z.object({ light: Picture, dark: Picture }).catch({ light: null, dark: null })

const Branding = z.object({ logo: Logo })

type Logo = z.output<typeof Logo>

type PageWords = ReturnType<typeof paymentWords>['page']

type PayBrand = MailBrand & { logo: Logo }

export type PageContext = { brand: PayBrand; words: PageWords; locale: TypedLocale }

export function homeOf({ locale }: Pick<PageContext, 'locale'>): string {
  return siteAddress('/', locale)
}

/** A page of the site in a language; the default one needs no parameter. */
export function siteAddress(path: string, locale: TypedLocale): string {
  return locale === localization.defaultLocale ? path : `${path}?locale=${locale}`
}

/** Whoever comes back to the page stays: it would send them on to the gateway again and again. */
const submitScript = `if (performance.getEntriesByType('navigation')[0]?.type !== 'back_forward') {
  for (const note of document.querySelectorAll('[role=status]')) note.hidden = false
  document.forms[0].submit()
}`

export async function pageContext(payload: Payload, locale: TypedLocale): Promise<PageContext> {
  return { brand: await brandOf(payload), words: paymentWords(locale).page, locale }
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
${preloads(locale)}
${content.head ?? ''}
<style nonce="${nonce}">${payStyle(brand.colors)}</style>
</head>
<body>
<main>
<p class="brand"><a href="${homeOf({ locale })}" dir="auto">${brandMarkup(brand)}</a></p>
<div class="card">
${content.body}
</div>${content.foot ?? ''}
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

/** The logo, that of the dark scheme where there is one, or else the name. */
function brandMarkup({ name, logo: { light, dark } }: PayBrand): string {
  const shown = light ?? dark
  if (!shown) return escapeHtml(name)
  const { width, height } = shown
  const size = width && height ? ` width="${String(width)}" height="${String(height)}"` : ''
  const inTheDark = dark
    ? `<source media="(prefers-color-scheme:dark)" srcset="${escapeHtml(pathOf(dark.url))}">`
    : ''
  return `<picture>${inTheDark}<img src="${escapeHtml(pathOf(shown.url))}" alt="${escapeHtml(name)}"${size}></picture>`
}

/** The letters that the page needs: those of Arabic are not waited for once it is drawn. */
function preloads(locale: TypedLocale): string {
  const { arabic, latin } = siteFonts()
  return (locale === 'ar' ? arabic : latin)
    .map(
      ({ url, type }) => `<link rel="preload" as="font" href="${url}" type="${type}" crossorigin>`,
    )
    .join('\n')
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
async function brandOf(payload: Payload): Promise<PayBrand> {
  return platformOf(payload).cache.remember<PayBrand>({
    key: 'brand of payment pages',
    tags: ['branding', 'media'],
    bytes: 2_000,
    load: async () => {
      const [brand, global] = await Promise.all([
        readMailBrand(payload),
        payload.findGlobal({ slug: 'branding', depth: 1, overrideAccess: false }),
      ])
      return { ...brand, ...Branding.parse(global) }
    },
  })
}

/** The style of the pages on the way to the gateway, in the brand's colours (light and dark) and the site's fonts. */
function payStyle(colors: MailBrand['colors']): string {
  const light = variables(colors, 'light')
  const dark = variables(colors, 'dark')
  const schemes = `:root{color-scheme:light dark;${light}}@media(prefers-color-scheme:dark){:root{${dark}}}`
  return `${siteFonts().faces}${schemes}${moreContrast}${rules}`
}

/** As on the site: who asks for more contrast reads everything in the colour of text, and sees every line. */
const moreContrast =
  '@media(prefers-contrast:more){:root{--edge:var(--ink);--cardNote:var(--ink);--pageNote:var(--ink)}}'

function variables(colors: MailBrand['colors'], scheme: Scheme): string {
  return Object.entries(mailColors(colors, scheme))
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
}

const rules = readStyle('modules', 'payments', 'pages', 'payPage.css')

/** The page that posts an order to the gateway. It sends the origin, because the gateway checks it. */
export function postPage(
  context: PageContext,
  { action, fields }: HostedForm,
  headers: Record<string, string>,
): Response {
  const { words } = context
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return payPage(context, {
    title: words.going,
    submits: true,
    formTarget: new URL(action).origin,
    headers,
    body: `<h1>${escapeHtml(words.going)}</h1>
<p>${escapeHtml(words.goingHelp)}</p>
<form method="post" action="${escapeHtml(action)}">
${inputs.join('\n')}
<button>${escapeHtml(words.button)}</button>
</form>`,
  })
}
