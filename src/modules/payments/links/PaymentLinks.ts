import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
} from 'payload'

import type { PaymentLink } from '../../../payload-types.js'
import type { BulkAction } from '../../../admin/lists/bulkMenus.js'
import { staff, editedBy } from '../../../platform/access.js'
import { announceDeleted, announceSaved } from '../../../platform/content/announce.js'
import { inDefaultLanguage } from '../../../platform/content/inDefaultLanguage.js'
import { forgetSlugs, noteSlug } from '../../../platform/content/publishedSlugs.js'
import { idOf } from '../../../platform/payload/idOf.js'
import { maxAmountIn } from '../Order.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { linkFields } from './linkFields.js'

type Parts = {
  endpoints: Endpoint[]
  beforeDelete: CollectionBeforeDeleteHook
  beforeOperation: CollectionBeforeOperationHook
}

/** Links that visitors pay through or are redirected by. A link stays reachable under its old slugs. */
export const PaymentLinks = ({
  endpoints,
  beforeDelete,
  beforeOperation,
}: Parts): CollectionConfig => ({
  slug: 'payment-links',
  labels: { singular: 'Payment link', plural: 'Payment links' },
  admin: {
    group: 'Payments',
    useAsTitle: 'title',
    defaultColumns: ['title', 'price.amount', 'state', 'course', 'visits', 'availableUntil'],
    listSearchableFields: ['title', 'slug'],
    description: 'Links to pay by, and redirects whose visits are counted.',
  },
  access: editedBy('editor', staff('editor', 'finance')),
  custom: {
    audit: 'words',
    bulk: [{ label: 'Move to', field: 'state' }] satisfies BulkAction[],
    record: { summary: ['price.amount', 'state', 'visits', 'course', 'availableUntil'] },
    empty: 'Make a link to be paid by, then share its address.',
  },
  endpoints,
  hooks: {
    beforeChange: [checkLink],
    afterChange: [rememberLinkSlug, announceSaved, announcePlaces],
    beforeDelete: [beforeDelete],
    beforeOperation: [beforeOperation],
    afterDelete: [forgetSlugs, announceDeleted, announcePlacesGone],
  },
  fields: inDefaultLanguage(linkFields),
})

/** Publishes the courses that a link sells or used to sell: their remaining places depend on the link. */
const announcePlaces: CollectionAfterChangeHook<PaymentLink> = async ({
  doc,
  previousDoc,
  req,
}) => {
  // A new document has no previous one, despite its type.
  const before = previousDoc as Partial<PaymentLink> | undefined
  for (const id of new Set([idOf(doc.course), idOf(before?.course)])) {
    if (id !== undefined) await paymentsOptions(req.payload).onPlacesChanged(req, id)
  }
}

const announcePlacesGone: CollectionAfterDeleteHook<PaymentLink> = async ({ doc, req }) => {
  const id = idOf(doc.course)
  if (id !== undefined) await paymentsOptions(req.payload).onPlacesChanged(req, id)
}

type Fault = { path: string; message: string }
type Draft = Partial<PaymentLink>

/** Refuses a link that contradicts itself; a draft may lack fields that visitors need. */
const checkLink: CollectionBeforeChangeHook<PaymentLink> = ({ data, originalDoc, req }) => {
  const link: Draft = { ...originalDoc, ...data, price: { ...originalDoc?.price, ...data.price } }
  const errors = [...windowFaults(link), ...moneyFaults(link)]
  if (errors.length === 0) return data
  throw new ValidationError({ collection: 'payment-links', errors, req }, req.t)
}

function windowFaults({ availableFrom, availableUntil }: Draft): Fault[] {
  if (!availableFrom || !availableUntil) return []
  if (Date.parse(availableFrom) < Date.parse(availableUntil)) return []
  return [{ path: 'availableUntil', message: 'Choose an end after the beginning.' }]
}

function moneyFaults(link: Draft): Fault[] {
  if (link.kind === 'external' || link.state === 'draft') return []
  const { amount, currency } = link.price ?? {}
  const faults: Fault[] = currency
    ? tooMuch(link, currency)
    : [{ path: 'price.currency', message: 'Choose the currency.' }]
  if (link.amountMode !== 'open') {
    return amount ? faults : [...faults, { path: 'price.amount', message: 'Enter the amount.' }]
  }
  const { min, max } = link
  if (!min) faults.push({ path: 'min', message: 'Enter the least a visitor may pay.' })
  if (!max) faults.push({ path: 'max', message: 'Enter the most a visitor may pay.' })
  if (min && max && min > max) faults.push({ path: 'max', message: 'Enter more than the least.' })
  return faults
}

function tooMuch({ price, min, max }: Draft, currency: string): Fault[] {
  const most = maxAmountIn(currency)
  const amounts = { 'price.amount': price?.amount, min, max }
  return Object.entries(amounts)
    .filter(([, amount]) => (amount ?? 0) > most)
    .map(([path]) => ({ path, message: `Enter at most ${String(most)}.` }))
}

/** Remembers a slug that visitors may have seen. */
const rememberLinkSlug: CollectionAfterChangeHook<PaymentLink> = async ({
  collection,
  doc,
  req,
}) => {
  if (doc.state === 'draft') return
  await noteSlug(req, { collection: collection.slug, slug: doc.slug, documentId: doc.id })
}
