import type { z } from 'zod'

import type { PaymentLinkPage } from '../../../../modules/payments/schemas.js'
import { readJson } from '../../_frame/readApi.js'
import type { Site } from '../../Site.js'

export type LinkList = z.output<typeof PaymentLinkPage>

const linksAPage = 24

/** A page of the payment links that can be used now. Not cached: links open, end and sell out without an edit. */
export async function readLinks({ payload, locale }: Site, page: number): Promise<LinkList> {
  const asked = new URLSearchParams({ locale, page: String(page), limit: String(linksAPage) })
  return readJson<LinkList>(payload, `/api/payments/links?${asked.toString()}`)
}
