import type { IncomingMessage, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import type { Cache } from '../platform/cache/createCache.js'
import { localization } from '../platform/localization.js'
import { parseUrl } from '../platform/parseUrl.js'
import { readerLocale } from '../platform/readerLocale.js'
import type { HeaderList } from './StoredAnswer.js'
import { compressAndSendPage, sendPage, type StoredPage, storePage } from './StoredPage.js'
import { readOf } from './answerApi.js'

/** Pages say what comes next and what is over, which changes without an edit. */
const keptMs = 60_000

/** Larger pages are rendered each time: one of them would evict many others. */
const maxBytes = 1024 * 1024

/** Nobody types a longer address; made-up ones must not fill the memory. */
const maxKeyLength = 2_048

/** Asks a page whether it is the same for all who are not signed in, and is its answer. */
const keepHeader = 'x-keep'

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse }

type Rendering = {
  /** What its own scripts and styles carry. */
  nonce: string
  render: () => unknown
}

type Options = {
  cache: Cache
  serverUrl: string
  /** In development the code of a page changes without a word, so none is kept. */
  dev: boolean
}

export type KeptPages = {
  /** Answers with the page that is kept, adding these headers; false where none can be sent at once. */
  sendReady(exchange: Exchange, own: HeaderList): boolean
  /** Answers with the page that is kept, or with the one that is rendered. */
  answer(exchange: Exchange, rendering: Rendering): unknown
}

/**
 * The site's pages from memory, by address, language and referring site, for who is not signed in: rendered once for all
 * who wait, and until something changes that they were made of.
 */
export function createKeptPages({ cache, serverUrl, dev }: Options): KeptPages {
  const keyOf = dev ? () => undefined : createKeys(new URL(serverUrl).host)
  const isRepeated = noteRepeats()
  const answer = async (exchange: Exchange, rendering: Rendering, key: string) => {
    const { incoming, outgoing } = exchange
    incoming.headers[keepHeader] = 'yes'
    const own = { isRendered: false }
    const load = async () => {
      own.isRendered = true
      const value = await renderKept(outgoing, rendering)
      if (!value) return { value: notKept, bytes: 0, keep: false }
      return { value, bytes: value.bytes + 2 * key.length, keep: value.bytes <= maxBytes }
    }
    const page = await cache.remember<StoredPage | typeof notKept>({
      ...{ key, tags: [], milliseconds: keptMs, load },
    })
    if ('plain' in page) {
      await compressAndSendPage(exchange, page)
    } else if (!own.isRendered) rendering.render()
  }
  return {
    sendReady: (exchange, own) => {
      const key = keyOf(exchange.incoming)
      const page = key === undefined ? undefined : (cache.peek(key) as StoredPage | undefined)
      return page !== undefined && sendPage(exchange, page, own)
    },
    answer: (exchange, rendering) => {
      const { incoming } = exchange
      const key = incoming.method === 'GET' ? keyOf(incoming) : undefined
      const isAsked = key !== undefined && isRepeated(key)
      Reflect.deleteProperty(incoming.headers, keepHeader)
      if (isAsked) return answer(exchange, rendering, key)
      return rendering.render()
    },
  }
}

const notKept = {}

/** Whether a key comes up again: an address that is asked for once may be made up, and is not worth its memory. */
function noteRepeats() {
  const known = new LRUCache<string, true>({ max: 10_000 })
  return (key: string): boolean => {
    const isKnown = known.has(key)
    known.set(key, true)
    return isKnown
  }
}

/** What a page depends on beside the content: undefined where it may also depend on the caller. */
function createKeys(host: string) {
  const formats = new LRUCache<string, string>({ max: 1_000 })
  const formatsFor = (url: string, accepted = '') => {
    const { locales, defaultLocale } = localization
    const named = url.includes('?') && new URLSearchParams(url.split('?')[1]).get('locale')
    const language = locales.find(({ code }) => code === named)?.code ?? defaultLocale
    const asked = `${language} ${accepted}`
    const known = formats.get(asked) ?? readerLocale(language, accepted)
    formats.set(asked, known)
    return known
  }
  return (incoming: IncomingMessage): string | undefined => {
    const { url = '/', headers } = incoming
    if (readOf(incoming).isPersonal) return undefined
    // Forms say to staff from where their visitors came.
    const { referer = '' } = headers
    const from = referer === '' || parseUrl(referer)?.host === host ? '' : referer
    const key = `kept ${formatsFor(url, headers['accept-language'])} ${from} ${url}`
    return key.length > maxKeyLength ? undefined : key
  }
}

/** Renders a page; undefined where it is not for all, and has been written to the caller. */
async function renderKept(
  outgoing: ServerResponse,
  { nonce, render }: Rendering,
): Promise<StoredPage | undefined> {
  const before = new Set(outgoing.getHeaderNames())
  const page = catchPage(outgoing)
  render()
  const bytes = await page
  if (!bytes) return undefined
  const headers = Object.entries(outgoing.getHeaders()).flatMap(([name, value]) =>
    before.has(name) || isOfBody.test(name) ? [] : [name, String(value)],
  )
  const policy = String(outgoing.getHeader('content-security-policy'))
  return storePage({ html: bytes.toString(), nonce, policy, headers })
}

const isOfBody = /^(?:content-(?:length|encoding)|etag|vary)$/

/**
 * The bytes of a page that says that it may be kept, none of which is written; undefined for any other, which is written
 * as if nobody had looked, and where the caller hangs up.
 */
function catchPage(outgoing: ServerResponse): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const add = (chunk: unknown) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    const passing = {
      flushHeaders: outgoing.flushHeaders.bind(outgoing),
      write: outgoing.write.bind(outgoing),
      end: outgoing.end.bind(outgoing),
    }
    const release = () => Object.assign(outgoing, passing)
    const isKept = () => {
      if (outgoing.getHeader(keepHeader) && !outgoing.headersSent) return true
      release()
      resolve(undefined)
      return false
    }
    const caught = {
      flushHeaders: () => isKept() || outgoing.flushHeaders(),
      write: (...written: Parameters<ServerResponse['write']>) => {
        if (!isKept()) return outgoing.write(...written)
        add(written[0])
        return true
      },
      end: (...written: Parameters<ServerResponse['end']>) => {
        if (!isKept()) return outgoing.end(...written)
        add(written[0])
        release()
        outgoing.removeHeader(keepHeader)
        resolve(Buffer.concat(chunks))
        return outgoing
      },
    }
    Object.assign(outgoing, caught)
    outgoing.once('close', () => resolve(undefined))
  })
}
