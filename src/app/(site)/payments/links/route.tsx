import { fill } from '../../../../platform/words.js'
import { missingPage } from '../../_frame/faultPages.js'
import { servePage } from '../../_frame/servePage.js'
import type { Site } from '../../Site.js'
import { EmptyState } from '../../_parts/EmptyState.js'
import { NextStep } from '../../_parts/NextStep.js'
import { PageHead } from '../../_parts/PageHead.js'
import { PageLinks } from '../../_parts/PageLinks.js'
import { Steps } from '../../_parts/Steps.js'
import { PaymentCard } from './PaymentCard.js'
import { type LinkList, readLinks } from './readLinks.js'

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
