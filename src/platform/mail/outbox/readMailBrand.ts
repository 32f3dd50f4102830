import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { isHexColor } from '../../color.js'
import { platformOf } from '../../platform.js'
import type { MailBrand } from '../templates/MailMessage.js'
import { fallbackColors } from '../templates/mailColors.js'

const color = (key: keyof typeof fallbackColors) =>
  z.string().refine(isHexColor).catch(fallbackColors[key])

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
    .catch(fallbackColors),
  contact: z.object({ address: optionalText }).catch({}),
})

/**
 * The brand as the public sees it, from the global given to `withMail`. Whoever is in a transaction passes its `req`:
 * waiting for a second connection while holding one, enough of them would wait for each other.
 */
export async function readMailBrand(payload: Payload, req?: PayloadRequest): Promise<MailBrand> {
  const global = await payload.findGlobal({
    slug: mailBrandGlobal(payload),
    depth: 0,
    overrideAccess: false,
    ...(req && { req }),
  })
  const { url = platformOf(payload).serverUrl, contact, ...brand } = Brand.parse(global)
  return { ...brand, url, address: contact.address }
}

/** The global given to `withMail`, which says how the company looks. */
export function mailBrandGlobal({ config }: Pick<Payload, 'config'>): GlobalSlug {
  const { mailBrandFrom: slug } = config.custom as { mailBrandFrom?: GlobalSlug }
  if (!slug) throw new Error('This configuration has no outbox: list withMail()')
  return slug
}
