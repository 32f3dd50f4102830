import { CardTitle } from '../../_parts/CardTitle.js'
import { fill } from '../../../../platform/words.js'
import { formatDay } from '../../_format/formatDates.js'
import { formatMoney } from '../../../../platform/formatMoney.js'
import type { Site } from '../../Site.js'
import { Picture } from '../../_parts/Picture.js'
import { payAddress } from '../payAddress.js'
import type { LinkList } from './readLinks.js'

type Props = { site: Site; link: LinkList['docs'][number] }

/** A payment in a list: what it is for and how much, before people go there. */
export function PaymentCard({ site, link }: Props) {
  return (
    <article className="card">
      <Picture light={link.image} className="card-image" alt="" />
      <div className="card-text">
        <CardTitle>
          <a href={payAddress(site, link.slug)}>{link.title}</a>
        </CardTitle>
        {link.description && (
          <p className="card-summary" dir="auto">
            {link.description}
          </p>
        )}
      </div>
      <CardEnd site={site} link={link} />
    </article>
  )
}

/** What happens on a click is said where people look for a button; the title is the link. */
function CardEnd({ site, link }: Props) {
  const { words, formats } = site
  const { availableUntil, kind } = link
  const isElsewhere = kind === 'external'
  const call = isChosen(link) ? words.payments.give : words.payments.pay
  const day = availableUntil && formatDay(availableUntil, formats, { month: 'short' })
  const said = [isElsewhere && words.payments.elsewhere, day && fill(words.payments.until, { day })]
  return (
    <>
      <p className="card-end">
        <span className="card-date">{said.filter(Boolean).join(' · ')}</span>
        {priceOf({ site, link })}
      </p>
      <p className="card-call" aria-hidden="true">
        <span className="button">{isElsewhere ? words.payments.visit : call}</span>
      </p>
    </>
  )
}

/** An amount is set left to right like every price; a range is text and follows the page. */
function priceOf({ site: { words, formats }, link }: Props) {
  const { price, min, max } = link
  if (!price) return null
  const write = (amount: number) =>
    formatMoney(amount, price.currency, { locale: formats, isShort: true })
  if (min !== null && max !== null && min !== max) {
    return (
      <span className="price">
        {fill(words.payments.range, { least: write(min), most: write(max) })}
      </span>
    )
  }
  return (
    <span className="price" dir="ltr">
      {write(price.amount)}
    </span>
  )
}

function isChosen({ amountMode, kind, min, max }: Props['link']): boolean {
  return kind === 'gateway' && amountMode === 'open' && min !== max
}
