import type { ReactNode } from 'react'

import type { Site } from '../Site.js'

/** The company's contact details and its profiles elsewhere. */
export function FooterContact({ site: { branding, words } }: { site: Site }) {
  const { email, phone, address } = branding.contact
  const { social } = branding
  if (!email && !phone && !address && social.length === 0) return null
  return (
    <section>
      <h2 className="footer-title">{words.frame.contact}</h2>
      <ul className="footer-list">
        <Item>{email && <a href={`mailto:${email}`}>{email}</a>}</Item>
        <Item>
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
              {phone}
            </a>
          )}
        </Item>
        <Item>{address && <address dir="auto">{address}</address>}</Item>
        {social.map(({ network, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer me">
              {networkName(network)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Item({ children }: { children: ReactNode }) {
  return children ? <li>{children}</li> : null
}

const spelled: Record<string, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
}

function networkName(network: string): string {
  return spelled[network.toLowerCase()] ?? network.charAt(0).toUpperCase() + network.slice(1)
}
