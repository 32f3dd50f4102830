import type { ReactElement } from 'react'

import type { Site } from '../Site.js'

/** The company's addresses of each kind that it has, as links. */
export function contactsOf({ branding }: Pick<Site, 'branding'>) {
  const { email, phone, address } = branding.contact
  const tel = phone?.replace(/[^+\d]/g, '')
  return [
    { kind: 'email', value: email, shown: <a href={`mailto:${email}`}>{email}</a> },
    {
      kind: 'phone',
      value: phone,
      shown: (
        <a href={`tel:${tel}`} dir="ltr">
          {phone}
        </a>
      ),
    },
    { kind: 'address', value: address, shown: <address dir="auto">{address}</address> },
  ].filter(({ value }) => value) as { kind: 'email' | 'phone' | 'address'; shown: ReactElement }[]
}
