import type { PayloadRequest, TypedLocale } from 'payload'

import { formatMoney } from '../../../platform/currencies.js'
import { escapeHtml } from '../../../platform/mail/templates/escapeHtml.js'
import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import { printAmount } from '../gateway/amount.js'
import type { Link } from '../links/Link.js'
import { createFormToken } from '../links/formToken.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { pageContext, payPage, type PageContext } from './payPage.js'

/** What the visitor had typed, and which fields are invalid. */
type Refused = {
  values: Record<string, string>
  faults: readonly ('sum' | 'email' | 'name')[]
  token: string | undefined
}

/**
 * The page of a payment link: who is paid, what for, how much and what comes next. It submits itself if nothing has to
 * be asked; without JavaScript there is a button.
 */
export async function interstitial(
  req: PayloadRequest,
  { link, locale, refused }: { link: Link; locale: TypedLocale; refused?: Refused },
): Promise<Response> {
  const { payload } = req
  const { serverUrl, clock } = platformOf(payload)
  const { secret, signShareImage, findBuyer } = paymentsOptions(payload)
  const context = await pageContext(payload, locale)
  const buyer = await findBuyer?.(req)
  const fields = askedFields(context, link, { refused, knowsBuyer: buyer !== undefined })
  const submits = fields.length === 0 && !refused
  const now = clock.now().getTime()
  const token = refused?.token ?? createFormToken({ secret, soldId: link.id, now })
  const price = priceOf(link, locale)
  return payPage(context, {
    title: link.title,
    head: previewTags(context, link, { serverUrl, price, sign: signShareImage }),
    body: bodyOf(context, link, { fields, token, price, submits }),
    submits,
    status: refused ? 422 : 200,
  })
}

function priceOf({ amountMode, amount, currency }: Link, locale: string): string | undefined {
  if (amountMode === 'open' || amount === null || currency === null) return undefined
  return formatMoney(amount, currency, locale)
}

function askedFields(
  { words, locale }: PageContext,
  link: Link,
  { refused, knowsBuyer }: { refused: Refused | undefined; knowsBuyer: boolean },
): FormField[] {
  const state = (name: 'sum' | 'email' | 'name', message: string) => ({
    name,
    value: refused?.values[name] ?? '',
    fault: refused?.faults.includes(name) ? message : undefined,
  })
  const fields: FormField[] = []
  if (link.amountMode === 'open' && link.currency) {
    const least = formatMoney(link.min ?? 1, link.currency, locale)
    const most = formatMoney(link.max ?? 1, link.currency, locale)
    const label = `${words.chooseAmount} (${link.currency})`
    const help = fill(words.amountHelp, { least, most })
    const example = printAmount(link.min ?? 1, link.currency)
    const given = state('sum', fill(words.amountFault, { least, most, example }))
    if (!refused && link.amount !== null) given.value = printAmount(link.amount, link.currency)
    fields.push({ ...given, label, help, type: 'text', inputMode: 'decimal', isRequired: true })
  }
  const asksWho = !knowsBuyer && (link.course !== null || fields.length > 0)
  if (asksWho) {
    const email = state('email', words.emailFault)
    const isRequired = link.course !== null
    const help = isRequired ? words.emailHelpCourse : words.emailHelp
    fields.push(
      { ...email, label: words.email, help, type: 'email', autoComplete: 'email', isRequired },
      { ...state('name', words.nameFault), label: words.name, type: 'text', autoComplete: 'name' },
    )
  }
  return fields
}

type Body = { fields: FormField[]; token: string; price: string | undefined; submits: boolean }

function bodyOf(
  { brand, words }: PageContext,
  link: Link,
  { fields, token, price, submits }: Body,
): string {
  const faulty = fields.filter(({ fault }) => fault !== undefined)
  const text = escapeHtml
  const summary = faulty
    .map(({ name, fault = '' }) => `<li><a href="#${name}">${text(fault)}</a></li>`)
    .join('')
  return `<h1 dir="auto">${text(link.title)}</h1>
<p class="payee">${text(fill(words.payTo, { payee: brand.legalName ?? brand.name }))}</p>
${price ? `<p class="price">${text(price)}</p>` : ''}
${link.description ? `<p class="description" dir="auto">${text(link.description)}</p>` : ''}
${summary && `<div class="faults" role="alert" tabindex="-1" autofocus><h2>${text(words.faults)}</h2><ul>${summary}</ul></div>`}
${submits ? `<p role="status">${text(words.going)}</p>` : ''}
<form method="post" action="/api/payments/initiate">
<input type="hidden" name="link" value="${text(link.slug)}">
<input type="hidden" name="token" value="${text(token)}">
${fields.map(fieldMarkup).join('\n')}
<button>${text(words.button)}</button>
</form>
<p class="note">${text(fill(words.next, { payee: brand.name }))}</p>`
}

type FormField = {
  name: string
  label: string
  value: string
  type: 'text' | 'email'
  help?: string
  fault?: string | undefined
  inputMode?: 'decimal'
  autoComplete?: string
  isRequired?: boolean
}

/** A field with its label, its help text above it, and its error. */
function fieldMarkup(field: FormField): string {
  const { name, label, value, type, help, fault } = field
  const notes = [help && `${name}-help`, fault && `${name}-fault`].filter(Boolean).join(' ')
  const attributes = [
    `id="${name}" name="${name}" type="${type}" maxlength="254" dir="auto"`,
    `value="${escapeHtml(value)}"`,
    field.inputMode && `inputmode="${field.inputMode}"`,
    field.autoComplete && `autocomplete="${field.autoComplete}"`,
    field.isRequired && 'required',
    notes && `aria-describedby="${notes}"`,
    fault && 'aria-invalid="true"',
  ]
  return `<label for="${name}">${escapeHtml(label)}</label>
${help ? `<p class="help" id="${name}-help">${escapeHtml(help)}</p>` : ''}
${fault ? `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>` : ''}
<input ${attributes.filter(Boolean).join(' ')}>`
}

type Preview = {
  serverUrl: string
  /** As people read it. */
  price: string | undefined
  sign: ((words: { title: string; subtitle?: string }) => string) | undefined
}

/** The preview that other sites show of a shared link: title, price and an image of ours. */
function previewTags(
  { brand, locale }: PageContext,
  link: Link,
  { serverUrl, price, sign }: Preview,
): string {
  const words = { title: link.title.slice(0, 200), ...(price && { subtitle: price }) }
  const image = new URL('/api/og', serverUrl)
  for (const [name, value] of Object.entries(words)) image.searchParams.set(name, value)
  if (sign) image.searchParams.set('sig', sign(words))
  const description = [price, link.description].filter(Boolean).join(' · ').slice(0, 300)
  const isFixed = link.amountMode === 'fixed' && link.amount !== null && link.currency !== null
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', link.title],
    ['og:description', description],
    ['og:url', `${serverUrl}/api/payments/redirect/${link.slug}`],
    ['og:image', image.href],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:locale', locale],
    ...(isFixed
      ? ([
          ['product:price:amount', printAmount(link.amount ?? 0, link.currency ?? '')],
          ['product:price:currency', link.currency ?? ''],
        ] as [string, string][])
      : []),
  ]
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...properties.map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n')
}
