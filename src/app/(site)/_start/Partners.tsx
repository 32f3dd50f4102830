import type { Partner } from '../../../payload-types.js'
import type { Site } from '../Site.js'
import { PartnerLogo } from '../partners/PartnerLogo.js'

/** The partners' logos. */
export function Partners({ site, partners }: { site: Site; partners: Partner[] }) {
  const { words, link } = site
  if (partners.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{words.start.partners}</h2>
          <a href={link('/partners')}>{words.start.allPartners}</a>
        </div>
        <ul className="logos">
          {partners.map((partner) => (
            <li key={partner.slug} className="plate">
              <PartnerLogo partner={partner} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
