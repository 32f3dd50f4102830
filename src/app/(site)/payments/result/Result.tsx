import { PageHead } from '../../_parts/PageHead.js'
import type { Site } from '../../Site.js'
import { formatMoney } from '../../../../platform/formatMoney.js'
import { resultWords } from '../resultWords.js'

export type ShownOrder = {
  number: string
  status: string
  amount: number
  currency: string
  link: string
}

type Props = {
  site: Site
  order: ShownOrder | undefined
  /** The address that checks again. */
  again: string
  isWaiting: boolean
}

const payable = ['failed', 'cancelled', 'expired']
const undecided = ['pending', 'review']

/** How a payment ended, or that it is still pending: what that means, and what happens next. */
export function Result({ site, order, again, isWaiting }: Props) {
  const words = resultWords[site.locale]
  const state = stateOf(site, order)
  const isPending = order?.status === 'pending' || order?.status === 'created'
  const waitingText = isWaiting ? words.waiting : words.keptWaiting
  return (
    <div className="wrap fault">
      <PageHead title={state.title} lead={state.text} />
      <p role="status">{isPending ? waitingText : state.next}</p>
      {order && <Facts site={site} order={order} />}
      <ul className="actions">
        {order && payable.includes(order.status) && (
          <li>
            <a className="button" href={`/api/payments/redirect/${order.link}`}>
              {words.again}
            </a>
          </li>
        )}
        {order && (isPending || undecided.includes(order.status)) && (
          <li>
            <a className="button" href={again}>
              {words.look}
            </a>
          </li>
        )}
        <li>
          <a className="button button-quiet" href={site.link('/')}>
            {words.start}
          </a>
        </li>
      </ul>
    </div>
  )
}

/** The texts for an order; an unknown order has its own. */
export function stateOf({ locale }: Pick<Site, 'locale'>, order: ShownOrder | undefined) {
  const { states, unknown } = resultWords[locale]
  if (!order) return unknown
  return order.status in states ? states[order.status as keyof typeof states] : states.pending
}

function Facts({ site, order }: { site: Site; order: ShownOrder }) {
  const words = resultWords[site.locale]
  const { states } = words
  const status = order.status in states ? (order.status as keyof typeof states) : 'pending'
  return (
    <dl className="facts-list">
      <div>
        <dt>{words.state}</dt>
        <dd>{states[status].word}</dd>
      </div>
      <div>
        <dt>{words.amount}</dt>
        <dd>
          {formatMoney(order.amount, order.currency, { locale: site.formats, isShort: true })}
        </dd>
      </div>
      <div>
        <dt>{words.order}</dt>
        <dd>
          <code>{order.number}</code>
        </dd>
      </div>
    </dl>
  )
}
