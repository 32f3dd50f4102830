import { fill } from '../../../../platform/words.js'
import { missingPage } from '../../_frame/faultPages.js'
import { servePage } from '../../_frame/servePage.js'
import type { Site } from '../../Site.js'
import { EmptyState } from '../../_parts/EmptyState.js'
import { NextStep } from '../../_parts/NextStep.js'
import { PageHead } from '../../_parts/PageHead.js'
import { PageLinks } from '../../_parts/PageLinks.js'
import { Steps } from '../../_parts/Steps.js'
import { type LinkList, readLinks } from './readLinks.js'
import { CardTitle } from '../../_parts/CardTitle.js'
import { formatDay } from '../../_format/formatDates.js'
import { shortMoney } from '../../../../platform/formatMoney.js'
import { Picture } from '../../_parts/Picture.js'
import { payAddress } from '../payAddress.js'

/** The payment links that can be used now. */
export const GET = servePage(async (site, { query }) => {
  const { words, branding } = site
  const list = await readLinks(site, pageOf(query))
  if (list.docs.length === 0 && list.page > 1) return missingPage(site)
  const description = fill(words.payments.description, { name: branding.name })
  return {
    title: words.payments.title,
    description,
    isListed: list.page === 1,
    body: (
      <div className="wrap">
        <PageHead title={words.payments.title} lead={description} />
        <div className="article">
          <Payments site={site} list={list} />
          <div className="beside">
            <Steps title={words.payments.steps.title} items={words.payments.steps.items} />
            <NextStep site={site} />
          </div>
        </div>
      </div>
    ),
  }
})

function Payments({ site, list }: { site: Site; list: LinkList }) {
  const { words } = site
  if (list.docs.length === 0) {
    return <EmptyState title={words.payments.empty} help={words.payments.emptyHelp} />
  }
  return (
    <div className="payments">
      <div className="cards">
        {list.docs.map((link) => (
          <PaymentCard key={link.slug} site={site} link={link} />
        ))}
      </div>
      <PageLinks site={site} list={list} address={addressOf} />
    </div>
  )
}

function pageOf(query: URLSearchParams): number {
  const asked = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

function addressOf(page: number): string {
  return page > 1 ? `/payments/links?page=${String(page)}` : '/payments/links'
}

type Props = { site: Site; link: LinkList['docs'][number] }

/** A payment in a list: what it is for and how much, before people go there. */
function PaymentCard({ site, link }: Props) {
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
  const write = (amount: number) => shortMoney(amount, price.currency, formats)
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
