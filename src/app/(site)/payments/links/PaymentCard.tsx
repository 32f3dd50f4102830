import { CardTitle } from '../../_parts/CardTitle.js'
import { fill } from '../../../../platform/words.js'
import { formatDay } from '../../_format/formatDates.js'
import { formatMoney } from '../../../../platform/currencies.js'
import type { Site } from '../../Site.js'
import { Picture } from '../../_parts/Picture.js'
import type { LinkList } from './readLinks.js'

type Props = { site: Site; link: LinkList['docs'][number] }

/** A payment in a list: what it is for and how much, before people go there. */
export function PaymentCard({ site, link }: Props) {
  return (
    <article className="card">
      <Picture light={link.image} className="card-image" alt="" />
      <div className="card-text">
        <CardTitle>
          <a href={addressOf(site, link)}>{link.title}</a>
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

/** In the page's language; the default one is left out, so that a link passed on follows its reader's browser. */
function addressOf({ locale, defaultLocale }: Site, { slug }: Props['link']): string {
  const address = `/api/payments/redirect/${slug}`
  return locale === defaultLocale ? address : `${address}?locale=${locale}`
}

function CardEnd({ site, link }: Props) {
  const { words, formats } = site
  const { availableUntil, kind } = link
  const price = priceOf({ site, link })
  const notes = [
    kind === 'external' && words.payments.elsewhere,
    isChosen(link) && words.payments.choose,
    availableUntil !== null &&
      fill(words.payments.until, { day: formatDay(availableUntil, formats, { month: 'short' }) }),
  ].filter((note) => typeof note === 'string')
  if (!price && notes.length === 0) return null
  return (
    <p className="card-end">
      <span className="card-date">{notes.join(' · ')}</span>
      {price}
    </p>
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
