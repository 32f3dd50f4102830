import type { Site } from '../../Site.js'
import { readApi } from '../../_frame/readApi.js'
import { renderPage } from '../../_frame/renderPage.js'
import { linkFaultPage } from '../../_frame/linkFaultPage.js'
import { servePage } from '../../_frame/servePage.js'
import { type HeldOrder, heldOrder } from './heldOrder.js'
import { Result, type ShownOrder, stateOf } from './Result.js'

export const dynamic = 'force-dynamic'

/** Seconds between checks: short at first, then longer, for about two and a half minutes. */
const pauses = [2, 3, 3, 5, 5, 8, 10, 15, 20, 30, 30, 30]

type Context = Parameters<ReturnType<typeof servePage>>[1]

/** The page that the gateway sends payers back to. It refreshes itself without JavaScript, by a response header. */
export function GET(request: Request, context: Context): Promise<Response> {
  return servePage(async (site, { query }) => {
    const held = heldOrder(request, query)
    const wished = held?.locale
    if (wished && wished !== site.locale && !query.has('locale')) return inLanguage(site, wished)
    const order = held && (await readOrder(site, held))
    if (!order && query.has('order')) {
      return linkFaultPage(site, 'order', { status: 404, next: site.link('/contact') })
    }
    return showResult(site, order, query)
  })(request, context)
}

function inLanguage({ path, search, languages }: Site, locale: string): Response {
  const query = new URLSearchParams(search)
  const known = languages.find(({ code }) => code === locale)
  query.set('locale', known ? known.code : 'en')
  return new Response(null, { status: 302, headers: { location: `${path}?${query.toString()}` } })
}

async function readOrder(
  { payload }: Site,
  { number, token }: HeldOrder,
): Promise<ShownOrder | undefined> {
  const path = `/api/payments/orders/${number}?token=${encodeURIComponent(token)}`
  const answer = await readApi(payload, path)
  return answer.status === 200 ? ((await answer.json()) as ShownOrder) : undefined
}

async function showResult(
  site: Site,
  order: ShownOrder | undefined,
  query: URLSearchParams,
): Promise<Response> {
  const looks = Math.max(0, Math.trunc(Number(query.get('look') ?? 0)) || 0)
  const isPending = order?.status === 'pending' || order?.status === 'created'
  const pause = isPending ? pauses[looks] : undefined
  const page = await renderPage(site, {
    title: stateOf(site, order).title,
    isListed: false,
    body: (
      <Result
        site={site}
        order={order}
        again={addressOf(site, query)}
        isWaiting={pause !== undefined}
      />
    ),
  })
  page.headers.set('cache-control', 'no-store')
  // The address may contain a token.
  page.headers.set('referrer-policy', 'same-origin')
  if (pause !== undefined) {
    page.headers.set('refresh', `${String(pause)};url=${addressOf(site, query, looks + 1)}`)
  }
  return page
}

function addressOf({ path }: Site, query: URLSearchParams, look?: number): string {
  const next = new URLSearchParams(query)
  next.delete('look')
  if (look !== undefined) next.set('look', String(look))
  const text = next.toString()
  return text ? `${path}?${text}` : path
}
