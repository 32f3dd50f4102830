import type { PayloadRequest, TypedLocale } from 'payload'

import { cancellationTerms } from '../../../platform/cancellation/cancellationTerms.js'
import { shortMoney } from '../../../platform/formatMoney.js'
import { escapeHtml } from '../../../platform/mail/templates/escapeHtml.js'
import { shareLocale } from '../../../platform/localization.js'
import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import { printAmount } from '../gateway/amount.js'
import { readTax } from '../invoices/issueInvoice.js'
import { sayTax, taxWithin } from '../invoices/tax.js'
import { writeSum } from '../initiate/writtenSum.js'
import type { Link } from '../links/Link.js'
import { createFormToken } from '../links/formToken.js'
import { type OpenDate, paymentsOptions } from '../paymentsOptions.js'
import { payFoot } from './payFoot.js'
import { pageContext, payPage, type PageContext } from './payPage.js'

/** What the visitor had typed, and which fields are invalid; none for who left the gateway. */
type Refused = {
  values: Record<string, string | null>
  faults: readonly ('sum' | 'email' | 'name')[]
  token: string | undefined
}

/**
 * The page of a payment link: who is paid, what for, on which date, how much and what comes next. It submits itself if
 * nothing has to be asked or chosen; without JavaScript there is a button.
 */
export async function interstitial(
  req: PayloadRequest,
  { link, locale, refused }: { link: Link; locale: TypedLocale; refused?: Refused },
): Promise<Response> {
  const { payload } = req
  const { serverUrl } = platformOf(payload)
  const { signShareImage, findBuyer } = paymentsOptions(payload)
  const context = await pageContext(payload, locale)
  const buyer = await findBuyer(req)
  const fields = askedFields(context, link, { refused, knowsBuyer: buyer !== undefined })
  const places = await placesOf(req, link, locale)
  const isRepriced = isOfOtherPrice(link, refused)
  const submits = fields.length === 0 && places.dates.length < 2 && !refused
  // What was ordered at the other price is another order.
  const isOutdated = refused?.faults.length === 0 && refused.token === undefined
  const kept = isRepriced ? undefined : refused?.token
  const token = kept ?? createFormToken(req, link.id)
  const { words } = context
  const fault = isRepriced ? words.repriced : isOutdated ? words.outdated : undefined
  const price = priceOf(link, locale)
  const tax = await taxOf(req, locale, link)
  const session = refused?.values.session
  const shown = { session, fields, token, price, tax, submits, fault }
  return payPage(context, {
    title: link.title,
    head: previewTags(context, link, { serverUrl, price, sign: signShareImage }),
    body: bodyOf(context, link, { ...places, ...shown }),
    foot: await payFoot(req, context, link),
    submits,
    status: isOutdated || refused?.faults.length ? 422 : 200,
  })
}

/** Whether a form that was refused had been shown another price than that of the link is now. */
function isOfOtherPrice({ amountMode, amount }: Link, refused: Refused | undefined): boolean {
  const sent = refused?.values.amount
  return amountMode === 'fixed' && sent !== undefined && sent !== String(amount)
}

type Places = { dates: readonly OpenDate[]; terms: Terms | undefined }
type Terms = ReturnType<typeof cancellationTerms>

/** On which dates the course of a link can be booked, none if it is taken at any time, and what cancelling gives back. */
async function placesOf(req: PayloadRequest, link: Link, locale: TypedLocale): Promise<Places> {
  const { dates, readCancellationPolicy } = paymentsOptions(req.payload)
  const { course, session } = link
  if (!course) return { dates: [], terms: undefined }
  const open = await dates.listOpen(req, { courseId: course.id, session }, locale)
  const policy = await readCancellationPolicy(req)
  return { dates: open, terms: cancellationTerms(policy, { hasDate: open.length > 0, locale }) }
}

function priceOf({ amountMode, amount, currency }: Link, locale: string): string | undefined {
  if (amountMode === 'open' || amount === null || currency === null) return undefined
  return moneyIn(locale, currency)(amount)
}

/** The tax within a price that is fixed, as its invoice will say it. */
async function taxOf(req: PayloadRequest, locale: TypedLocale, link: Link) {
  const { amountMode, amount, currency } = link
  const tax = await readTax(req, locale)
  if (!tax || amountMode === 'open' || amount === null || currency === null) return undefined
  return sayTax({ ...tax, amount: taxWithin(amount, tax.rate), currency }, locale)
}

/** Amounts as the pages of the site say them. */
const moneyIn = (locale: string, currency: string) => (amount: number) =>
  shortMoney(amount, currency, locale)

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
    const money = moneyIn(locale, link.currency)
    const [least, most] = [money(link.min ?? 1), money(link.max ?? 1)]
    const label = `${words.chooseAmount} (${link.currency})`
    const help = fill(words.amountHelp, { least, most })
    const example = writeSum(link.min ?? 1, link.currency, locale)
    const given = state('sum', fill(words.amountFault, { least, most, example }))
    if (!refused && link.amount !== null) given.value = writeSum(link.amount, link.currency, locale)
    fields.push({ ...given, label, help, type: 'text', inputMode: 'decimal', isRequired: true })
  }
  const asksWho = !knowsBuyer && (link.course !== null || fields.length > 0)
  if (asksWho) {
    const email = state('email', words.emailFault)
    const isRequired = link.course !== null
    const help = isRequired ? words.emailHelpCourse : words.emailHelp
    const called = { label: words.name, optional: words.optional }
    fields.push(
      { ...email, label: words.email, help, type: 'email', autoComplete: 'email', isRequired },
      { ...state('name', words.nameFault), ...called, type: 'text', autoComplete: 'name' },
    )
  }
  return fields
}

type Body = Places & {
  fields: FormField[]
  /** The id of the date that was chosen before. */
  session: string | null | undefined
  token: string
  price: string | undefined
  tax: string | undefined
  submits: boolean
  /** What is wrong with a form that was refused and with none of its fields: it is too old, or shows another price. */
  fault: string | undefined
}

function bodyOf(
  { brand, words, locale }: PageContext,
  link: Link,
  { dates, terms, session, fields, token, price, tax, submits, fault }: Body,
): string {
  const text = escapeHtml
  return `<h1 dir="auto">${text(link.title)}</h1>
<p class="payee">${text(fill(words.payTo, { payee: brand.legalName ?? brand.name }))}</p>
${price ? `<p class="price">${text(price)}</p>` : ''}
${tax ? `<p class="tax">${text(tax)}</p>` : ''}
${link.description ? `<p class="description" dir="auto">${text(link.description)}</p>` : ''}
${faultsMarkup(fields, words, fault)}
${submits ? `<p role="status" hidden>${text(words.going)}</p>` : ''}
<form method="post" action="/api/payments/initiate?locale=${locale}">
<input type="hidden" name="link" value="${text(link.slug)}">
<input type="hidden" name="token" value="${text(token)}">
${price ? `<input type="hidden" name="amount" value="${String(link.amount)}">` : ''}
${dateMarkup(dates, { label: words.chooseDate, session })}
${fields.map(fieldMarkup).join('\n')}
<button>${text(words.button)}</button>
</form>
<p class="note">${text(fill(words.next, { payee: brand.name }))}</p>
${terms ? termsMarkup(terms) : ''}`
}

/** What is wrong with a form that was refused: all of it, or fields, each linked to. */
function faultsMarkup(
  fields: readonly FormField[],
  words: PageContext['words'],
  whole: string | undefined,
): string {
  const faulty = fields.filter(({ fault }) => fault !== undefined)
  if (whole === undefined && faulty.length === 0) return ''
  const items = faulty.map(
    ({ name, fault = '' }) => `<li><a href="#${name}">${escapeHtml(fault)}</a></li>`,
  )
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
  const title = escapeHtml(whole ?? words.faults)
  return `<div class="faults" role="alert" tabindex="-1" autofocus><h2>${title}</h2>${list}</div>`
}

/** The date that is booked, or the choice between several; the order is for the one that was shown. */
function dateMarkup(
  dates: readonly OpenDate[],
  { label, session }: { label: string; session: string | null | undefined },
): string {
  const said = ({ when, where }: OpenDate) =>
    `<b>${escapeHtml(when)}</b> <span dir="auto">${escapeHtml(where)}</span>`
  const [first, ...others] = dates
  if (!first) return ''
  if (others.length === 0) {
    return `<p class="date">${said(first)}</p>
<input type="hidden" name="session" value="${first.id}">`
  }
  const choices = dates.map(
    (date) => `<label class="choice">
<input type="radio" name="session" value="${date.id}" required${date.id === session ? ' checked' : ''}>
<span>${said(date)}</span>
</label>`,
  )
  return `<fieldset><legend>${escapeHtml(label)}</legend>
${choices.join('\n')}
</fieldset>`
}

function termsMarkup({ title, rows, transfer = '' }: Terms): string {
  const pairs = rows.map(
    ({ when, back }) => `<div><dt>${escapeHtml(when)}</dt><dd>${escapeHtml(back)}</dd></div>`,
  )
  return `<section class="terms"><h2>${escapeHtml(title)}</h2>
<dl>${pairs.join('')}</dl>
<p>${escapeHtml(transfer)}</p></section>`
}

type FormField = {
  name: string
  label: string
  /** What follows the label where the field may stay empty. */
  optional?: string
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
  const { name, label, optional, value, type, help, fault } = field
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
  const note = optional ? ` <span class="optional">(${escapeHtml(optional)})</span>` : ''
  return `<label for="${name}">${escapeHtml(label)}${note}</label>
${help ? `<p class="help" id="${name}-help">${escapeHtml(help)}</p>` : ''}
${fault ? `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>` : ''}
<input ${attributes.filter(Boolean).join(' ')}>`
}

type Preview = {
  serverUrl: string
  /** As people read it. */
  price: string | undefined
  sign: (words: { title: string; subtitle?: string }) => string
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
  image.searchParams.set('sig', sign(words))
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
    ['og:image:alt', link.title],
    ['og:locale', shareLocale(locale)],
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
