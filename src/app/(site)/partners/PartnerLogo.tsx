import type { Partner } from '../../../payload-types.js'
import { Picture } from '../_parts/Picture.js'

/** A partner's logo, or its name if there is no logo. */
export function PartnerLogo({ partner: { logo, name } }: { partner: Partner }) {
  if (!logo || typeof logo === 'string' || !logo.url)
    return <span className="partner-name">{name}</span>
  const { url, width = null, height = null } = logo
  return <Picture light={{ url, width, height, alt: name }} className="partner-logo" />
}
