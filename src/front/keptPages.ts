import type { IncomingMessage } from 'node:http'

import { LRUCache } from 'lru-cache'

import type { Cache } from '../platform/cache/createCache.js'
import { bytesOf } from '../platform/http/bodyBytes.js'
import { localization } from '../platform/localization.js'
import { parseUrl } from '../platform/parseUrl.js'
import { readerLocale } from '../platform/readerLocale.js'
import type { Exchange } from './endTogether.js'
import type { HeaderList } from './StoredAnswer.js'
import { keepHeader, sendRendered } from './sendRendered.js'
import { compressAndSendPage, sendPage, type StoredPage, storePage } from './StoredPage.js'
import { readOf } from './answerApi.js'

/** Pages say what comes next and what is over, which changes without an edit. */
const keptMs = 60_000

/** Larger pages are rendered each time: one of them would evict many others. */
const maxBytes = 1024 * 1024

/** Nobody types a longer address; made-up ones must not fill the memory. */
const maxKeyLength = 2_048

type Rendering = {
  /** What its own scripts and styles carry. */
  nonce: string
  policy: string
  render: () => Promise<Response>
}

type Options = {
  cache: Cache
  serverUrl: string
  /** In development the code of a page changes without a word, so none is kept. */
  dev: boolean
}

/**
 * The site's pages from memory, by address, language and referring site, for who is not signed in: rendered once for all
 * who wait, and until something changes that they were made of.
 */
export function createKeptPages({ cache, serverUrl, dev }: Options) {
  const keyOf = dev ? () => undefined : createKeys(new URL(serverUrl).host)
  const isRepeated = noteRepeats()
  const answer = async (exchange: Exchange, rendering: Rendering, key: string) => {
    let own: Response | undefined
    const load = async () => {
      const response = await rendering.render()
      const value = await storedOf(response, rendering)
      if (value) return value
      own = response
      return notKept
    }
    const page = await cache.remember<StoredPage | typeof notKept>({
      ...{ key, tags: [], milliseconds: keptMs, load },
      bytes: (value) => value.bytes + 2 * key.length,
      isKept: ({ bytes }) => bytes <= maxBytes,
    })
    if ('plain' in page) await compressAndSendPage(exchange, page)
    else await sendRendered(exchange, own ?? (await rendering.render()))
  }
  return {
    /** Answers with the page that is kept, adding these headers; false where none can be sent at once. */
    sendReady: (exchange: Exchange, own: HeaderList): boolean => {
      const key = keyOf(exchange.incoming)
      const page = key === undefined ? undefined : (cache.peek(key) as StoredPage | undefined)
      return page !== undefined && sendPage(exchange, page, own)
    },
    /** Answers with the page that is kept, or with the one that is rendered. */
    answer: async (exchange: Exchange, rendering: Rendering) => {
      const { incoming } = exchange
      const key = incoming.method === 'GET' ? keyOf(incoming) : undefined
      if (key !== undefined && isRepeated(key)) return answer(exchange, rendering, key)
      return sendRendered(exchange, await rendering.render())
    },
  }
}

export type KeptPages = ReturnType<typeof createKeptPages>

const notKept = { bytes: Infinity }

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

/** A page to keep; undefined where it is not for all. */
async function storedOf(
  response: Response,
  { nonce, policy }: Rendering,
): Promise<StoredPage | undefined> {
  const { [keepHeader]: isForAll, ...headers } = Object.fromEntries(response.headers)
  if (!isForAll) return undefined
  const html = Buffer.from(await bytesOf(response)).toString()
  return storePage({ html, nonce, policy, headers: Object.entries(headers).flat() })
}
