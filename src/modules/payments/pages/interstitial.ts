import type { PayloadRequest, TypedLocale } from 'payload'

import { escapeHtml } from '../../../platform/mail/templates/escapeHtml.js'
import { platformOf } from '../../../platform/platform.js'
import { printAmount } from '../amounts/printAmount.js'
import { createFormToken } from '../links/formToken.js'
import type { Link } from '../links/Link.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import { fieldMarkup, type FormField } from './fieldMarkup.js'
import { type PageContext, pageContext, payPage } from './payPage.js'
import { previewTags } from './previewTags.js'

/** What the visitor had typed, and which fields are invalid. */
export type Refused = {
  values: Record<string, string>
  faults: readonly ('sum' | 'email' | 'name')[]
  token: string | undefined
}

type Shown = { link: Link; locale: TypedLocale; refused?: Refused }

/**
 * The page of a payment link: who is paid, what for, how much and what comes next. It submits itself if nothing has to
 * be asked; without JavaScript there is a button.
 */
export async function interstitial(
  req: PayloadRequest,
  { link, locale, refused }: Shown,
): Promise<Response> {
  const { payload } = req
  const { serverUrl, clock } = platformOf(payload)
  const { secret, signShareImage, findBuyer } = paymentsOptions(payload)
  const context = await pageContext(payload, locale)
  const buyer = await findBuyer?.(req)
  const fields = askedFields(context, link, { refused, knowsBuyer: buyer !== undefined })
  const submits = fields.length === 0 && !refused
  const now = clock.now().getTime()
  const token = refused?.token ?? createFormToken({ secret, linkId: link.id, now })
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

type Asking = { refused: Refused | undefined; knowsBuyer: boolean }

function askedFields(
  { words, locale }: PageContext,
  link: Link,
  { refused, knowsBuyer }: Asking,
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
    const help = words.amountHelp(least, most)
    const given = state('sum', words.amountFault(least, most))
    if (!refused && link.amount !== null) given.value = printAmount(link.amount, link.currency)
    fields.push({ ...given, label, help, type: 'text', inputMode: 'decimal', isRequired: true })
  }
  const asksWho = !knowsBuyer && (link.course !== null || fields.length > 0)
  if (asksWho) {
    const help = words.emailHelp(link.course !== null)
    const email = state('email', words.emailFault)
    const isRequired = link.course !== null
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
<p class="payee">${text(words.payTo(brand.legalName ?? brand.name))}</p>
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
<p class="note">${text(words.next(brand.name))}</p>`
}
