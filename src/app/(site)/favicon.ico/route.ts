import config from '@payload-config'
import { getPayload } from 'payload'
import sharp from 'sharp'

import { pathOf } from '../../../platform/parseUrl.js'
import { readBrand } from '../_discovery/readBrand.js'

export const dynamic = 'force-dynamic'

const pixels = 48
const caching = { 'cache-control': 'public, max-age=3600' }

/** The icon that browsers, feed readers and bots request by default: the brand's, or a square in its colour. */
export async function GET(): Promise<Response> {
  const { favicon, colors } = await readBrand(await getPayload({ config }))
  if (favicon) {
    const headers = { ...caching, location: pathOf(favicon.url) }
    return new Response(null, { status: 302, headers })
  }
  const square = { width: pixels, height: pixels, channels: 3, background: colors.primary } as const
  const png = await sharp({ create: square }).png().toBuffer()
  return new Response(new Uint8Array(png), { headers: { ...caching, 'content-type': 'image/png' } })
}
