import type { Partner } from '../../../payload-types.js'
import { fill } from '../../../platform/words.js'
import { regionName } from '../_format/nameOf.js'
import { servePage } from '../_frame/servePage.js'
import type { Site } from '../Site.js'
import { CardTitle } from '../_parts/CardTitle.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { PageHead } from '../_parts/PageHead.js'
import { PartnerLogo } from './PartnerLogo.js'
import { readPartners } from './readPartners.js'

const tiers = ['platinum', 'gold', 'silver', 'member'] as const

/** The company's partners, by tier. */
export const GET = servePage(async (site) => {
  const { words, branding } = site
  const partners = await readPartners(site)
  const description = fill(words.partners.description, { name: branding.name })
  return {
    title: words.partners.title,
    description,
    isForAll: true,
    body: (
      <div className="wrap">
        <PageHead title={words.partners.title} lead={description} />
        {partners.length === 0 && (
          <EmptyState title={words.partners.empty} help={words.partners.emptyHelp} />
        )}
        {tiers.map((tier) => (
          <Tier
            key={tier}
            site={site}
            title={words.partners.tiers[tier]}
            partners={partners.filter((partner) => partner.tier === tier)}
          />
        ))}
      </div>
    ),
  }
})

function Tier({ site, title, partners }: { site: Site; title: string; partners: Partner[] }) {
  if (partners.length === 0) return null
  return (
    <section className="tier">
      <h2>{title}</h2>
      <ul className="partners">
        {partners.map((partner) => (
          <li key={partner.slug} id={partner.slug} className="partner">
            <Details site={site} partner={partner} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Details({ site: { words, locale }, partner }: { site: Site; partner: Partner }) {
  const { name, kind, summary, regions, url } = partner
  const places = (regions ?? []).map((region) => regionName(region, locale))
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(places)
  return (
    <>
      <div className="plate">
        <PartnerLogo partner={partner} />
      </div>
      <CardTitle heading="h3">{name}</CardTitle>
      <p className="muted">{[words.partners.kinds[kind], list].filter(Boolean).join(' · ')}</p>
      {summary && <p dir="auto">{summary}</p>}
      {url && (
        <p className="partner-link">
          <a href={url} rel="noopener noreferrer">
            {fill(words.partners.visit, { name })}
          </a>
        </p>
      )}
    </>
  )
}
