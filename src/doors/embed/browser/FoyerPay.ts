import type { z } from 'zod'

import type { PaymentLink } from '../../../modules/payments/schemas.js'
import { fill } from '../../../platform/words.js'
import { read } from './api.js'
import { h, link } from './dom.js'
import { FoyerElement } from './FoyerElement.js'

type Link = z.output<typeof PaymentLink>

/** `<foyer-pay link="…">`: what a payment link asks for, and the button that leads to it. */
export class FoyerPay extends FoyerElement {
  static observedAttributes = ['link', 'heading', 'lang']

  protected override async open(signal: AbortSignal): Promise<void> {
    const { pay: words } = this.words
    const slug = this.attribute('link')
    const { docs } = await read<{ docs: Link[] }>(
      `/payments/links?slug=${encodeURIComponent(slug)}&locale=${this.locale}`,
      { signal },
    )
    // A link that was renamed is still found by its old slug.
    const [found] = docs
    if (!slug || !found) {
      this.show(h('p', {}, words.closed))
      return
    }
    const { title, description, availableUntil, url } = found
    const price = this.#priceOf(found)
    const heading = this.heading(title)
    heading?.setAttribute('dir', 'auto')
    this.show(
      heading,
      description && h('p', { dir: 'auto' }, description),
      h('p', { class: 'price' }, price),
      availableUntil &&
        h('p', { class: 'muted' }, fill(words.until, { day: this.day(availableUntil) })),
      h('p', {}, payButton(`${url}?locale=${this.locale}`, `${words.pay} `, title)),
    )
  }

  #priceOf({ price, amountMode, min, max }: Link): string {
    const { pay: words } = this.words
    if (!price) return ''
    const { amount, currency } = price
    if (amountMode === 'fixed') return this.money(amount, currency)
    if (min === null || max === null) return words.choose
    const [least, most] = [this.money(min, currency), this.money(max, currency)]
    return fill(words.range, { least, most })
  }
}

/** Several buttons on a page must not all be called the same. */
function payButton(url: string, label: string, title: string): HTMLElement {
  const button = link(url, label, 'button')
  button.append(h('span', { class: 'unseen' }, title))
  return button
}
