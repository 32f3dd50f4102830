import { randomInt, randomUUID } from 'node:crypto'

import { withRequest } from '../../../src/platform/http/requestContext.js'

type Context = { params: Promise<Record<string, string> | undefined> }
type Handler = (request: Request, context: Context) => Promise<Response>
type Route = Partial<Record<'GET' | 'POST', Handler>>

export type Page = { status: number; headers: Headers; html: string }

export type Visit = {
  /** Submitted like a form, if given. */
  form?: Record<string, string>
  body?: string
  headers?: Record<string, string>
  slug?: string
  /** The parts of the path that vary, if there are others than the slug. */
  params?: Record<string, string>
  /** The client's address for rate limits; a new one each time by default. */
  client?: string
}

const origin = 'http://localhost:3000'

/** Requests a page like Next does: `route` is its folder below `(site)`. */
export async function visitPage(route: string, path: string, visit: Visit = {}): Promise<Page> {
  const { form, slug, client = anyone() } = visit
  const body = visit.body ?? (form && new URLSearchParams(form).toString())
  const handlers = (await import(`../../../src/app/(site)/${route}/route.js`)) as Route
  const handler = handlers[body === undefined ? 'GET' : 'POST']
  if (!handler) throw new Error(`${route} does not take this method`)
  const request = new Request(origin + path, {
    headers: {
      'x-nonce': 'the-nonce',
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded', origin }),
      ...visit.headers,
    },
    ...(body !== undefined && { method: 'POST', body }),
  })
  const params = visit.params ?? (slug === undefined ? undefined : { slug })
  const context = { params: Promise.resolve(params) }
  const response = await withRequest({ requestId: randomUUID(), client }, () =>
    handler(request, context),
  )
  const { status, headers } = response
  return { status, headers, html: await response.text() }
}

function anyone(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

/** What submitting the form of a page sends: inputs with their values, chosen options and ticked boxes. */
export function inputsOf({ html }: Pick<Page, 'html'>): Record<string, string> {
  const form = /<form class="form[^"]*"[^>]*>([^]*?)<\/form>/.exec(html)?.[1] ?? ''
  const inputs = [...form.matchAll(/<input ([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const isBox = attributes.includes('type="checkbox"')
    if (isBox && !/ checked/.test(` ${attributes}`)) return []
    return [[attribute(attributes, 'name'), attribute(attributes, 'value')] as const]
  })
  const texts = [...form.matchAll(/<textarea ([^>]*)>([^]*?)<\/textarea>/g)].map(
    ([, attributes = '', text = '']) => [attribute(attributes, 'name'), plain(text)] as const,
  )
  const choices = [...form.matchAll(/<select ([^>]*)>([^]*?)<\/select>/g)].map(
    ([, attributes = '', options = '']) => {
      const chosen = /<option ([^>]*)selected/.exec(options)?.[1] ?? ''
      return [attribute(attributes, 'name'), attribute(chosen, 'value')] as const
    },
  )
  return Object.fromEntries([...inputs, ...texts, ...choices])
}

function attribute(attributes: string, name: string): string {
  return plain(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
}

function plain(text: string): string {
  const marks: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' }
  return text.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => marks[name] ?? '')
}
