import { shortMoney } from '../../../platform/formatMoney.js'
import type { Site } from '../Site.js'
import { Fact } from './Fact.js'

type Props = {
  site: Site
  order: { number: string; amount: number; currency: string }
  /** What was paid for, where nothing beside the facts says it. */
  title?: string | undefined
  invoices: readonly { number: string; kind: 'invoice' | 'credit_note'; url: string }[]
  state?: string
  refunded?: number
  /** Whether it stands in a box of its own. */
  isPanel?: boolean
}

/** What was paid for an order, what went back, and its papers. */
export function OrderFacts({ site, order, title, invoices, state, refunded = 0, isPanel }: Props) {
  const { result: words, learn } = site.words
  const money = (amount: number) => shortMoney(amount, order.currency, site.formats)
  return (
    <dl className={isPanel ? 'facts facts-list' : 'facts-list'}>
      <Fact name={words.what}>{title && <span dir="auto">{title}</span>}</Fact>
      <Fact name={words.state}>{state}</Fact>
      <Fact name={words.amount}>{money(order.amount)}</Fact>
      <Fact name={learn.bookings.refund}>{refunded > 0 && money(refunded)}</Fact>
      <Fact name={words.order}>
        <code>{order.number}</code>
      </Fact>
      {invoices.map(({ number, kind, url }) => (
        <Fact key={number} name={words.documents[kind]}>
          <a href={url}>{number} (PDF)</a>
        </Fact>
      ))}
    </dl>
  )
}
