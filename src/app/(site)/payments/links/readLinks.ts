import type { z } from 'zod'

import type { PaymentLinkPage } from '../../../../modules/payments/schemas.js'
import { readApi, readJson } from '../../_frame/readApi.js'
import type { Site } from '../../Site.js'

export type LinkList = z.output<typeof PaymentLinkPage>

const linksAPage = 24

/** A page of the payment links that can be used now. Not cached: links open, end and sell out without an edit. */
export async function readLinks({ payload, locale }: Site, page: number): Promise<LinkList> {
  const asked = new URLSearchParams({ locale, page: String(page), limit: String(linksAPage) })
  return readJson<LinkList>(payload, `/api/payments/links?${asked.toString()}`)
}

/** Whether there is something to pay. True if that cannot be read: the page of the links then says so. */
export async function hasOpenPayments({ payload }: Pick<Site, 'payload'>): Promise<boolean> {
  const response = await readApi(payload, '/api/payments/links?limit=1')
  if (response.status !== 200) return true
  return ((await response.json()) as LinkList).totalDocs > 0
}
