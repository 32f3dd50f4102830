import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { neutralColors } from '../../brandStyle.js'
import { isHexColor } from '../../color.js'
import { platformOf } from '../../platform.js'
import type { MailBrand } from '../templates/MailMessage.js'

const color = (key: keyof MailBrand['colors']) =>
  z.string().refine(isHexColor).catch(neutralColors[key])

const optionalText = z.string().min(1).optional().catch(undefined)

/** A mail is sent even if the brand is incomplete. */
const Brand = z.object({
  name: z.string().min(1).catch('Foyer'),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  legalName: optionalText,
  colors: z
    .object({
      primary: color('primary'),
      onPrimary: color('onPrimary'),
      background: color('background'),
      foreground: color('foreground'),
    })
    .catch(neutralColors),
  contact: z.object({ address: optionalText }).catch({}),
})

/**
 * The brand as the public sees it. Whoever is in a transaction passes its `req`:
 * waiting for a second connection while holding one, enough of them would wait for each other.
 */
export async function readMailBrand(payload: Payload, req?: PayloadRequest): Promise<MailBrand> {
  const global = await payload.findGlobal({
    slug: 'branding',
    depth: 0,
    // As it is public, whatever the scopes of the caller's key.
    overrideAccess: true,
    ...(req && { req }),
  })
  const { url = platformOf(payload).serverUrl, contact, ...brand } = Brand.parse(global)
  return { ...brand, url, address: contact.address }
}
