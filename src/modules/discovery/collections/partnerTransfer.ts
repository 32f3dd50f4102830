import { z } from 'zod'

import { httpsUrl } from '../../../platform/content/httpsUrl.js'
import type { Transfer } from '../../../platform/content/transfer/Transfer.js'
import { rowSlug } from '../../../platform/content/transfer/rowSlug.js'
import { requiredText, text } from '../../../platform/text.js'

const partnerTiers = ['platinum', 'gold', 'silver', 'member'] as const
const partnerKinds = ['technology', 'training', 'reseller', 'community'] as const

const PartnerRow = z.strictObject({
  slug: rowSlug.nullish(),
  status: z.enum(['draft', 'published']).nullish(),
  name: text(120).nullish(),
  tier: z.enum(partnerTiers).nullish(),
  kind: z.enum(partnerKinds).nullish(),
  logo: text(300).nullish(),
  url: text(500)
    .refine((value) => httpsUrl(value) === true, 'Send a full address that begins with https://')
    .nullish(),
  summary: text(500).nullish(),
  regions: z.array(requiredText(60)).max(40).nullish(),
  order: z.number().min(-1_000_000).max(1_000_000).nullish(),
})

/** The partner fields that are exported to files. */
export const partnerTransfer: Transfer = {
  collection: 'partners',
  schema: PartnerRow,
  columns: {
    slug: 'text',
    status: 'text',
    name: 'text',
    tier: 'text',
    kind: 'text',
    logo: 'text',
    url: 'text',
    summary: 'text',
    regions: 'lines',
    order: 'number',
  },
  required: ['name'],
  pictures: ['logo'],
  rowNames: {},
}
