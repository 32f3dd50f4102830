import { createHash } from 'node:crypto'

import { AwsClient } from 'aws4fetch'

import { within } from '../abort.js'
import { Problem, problems } from '../http/Problem.js'

/** S3_*: a bucket of Amazon S3, or of a server that speaks its protocol. */
export type BucketSettings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Until the head of an answer is here, and then between two parts of what is read here. Less than a transaction may be idle,
 * because uploads are put inside of one.
 */
const answerWithinMs = 20_000

export function openBucket(settings: BucketSettings, waitMs = answerWithinMs) {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const root = `${endpoint}/${encodeURIComponent(bucket)}`
  const urlOf = (key: string) => `${root}/${key.split('/').map(encodeURIComponent).join('/')}`
  const call = async (url: string, init: RequestInit = {}, others: number[] = []) => {
    const answer = await answerOf((signal) => aws.fetch(url, { ...init, signal }), waitMs)
    if (answer.ok || others.includes(answer.status)) return answer
    const said = await readWhole(answer, waitMs).catch(() => '')
    throw unavailable(`S3 answered ${String(answer.status)}: ${said.toString()}`)
  }
  /** The object, or the part that a `Range` header asks for; undefined where there is none. */
  const get = async (key: string, range?: string) => {
    const init = range === undefined ? {} : { headers: { range } }
    const answer = await call(urlOf(key), init, [404, 416])
    if (answer.status !== 404) return answer
    await answer.body?.cancel()
    return undefined
  }
  return {
    get,
    /** The bytes of the object; undefined where there is none. */
    read: async (key: string) => {
      const answer = await get(key)
      return answer && readWhole(answer, waitMs)
    },
    put: async (key: string, bytes: Uint8Array<ArrayBuffer>, type: string) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256 }
      const answer = await call(urlOf(key), { method: 'PUT', body: bytes, headers })
      await answer.body?.cancel()
    },
    remove: async (key: string) => {
      const answer = await call(urlOf(key), { method: 'DELETE' }, [404])
      await answer.body?.cancel()
    },
    /** All keys that begin with `prefix`, in order. */
    list: (prefix: string) =>
      listKeys(prefix, async (query) =>
        (await readWhole(await call(`${root}?${query.toString()}`), waitMs)).toString(),
      ),
  }
}

export type Bucket = ReturnType<typeof openBucket>

async function listKeys(prefix: string, ask: (query: URLSearchParams) => Promise<string>) {
  const keys: string[] = []
  for (let isMore = true; isMore;) {
    const query = { 'list-type': '2', prefix, 'start-after': keys.at(-1) ?? '' }
    const page = await ask(new URLSearchParams(query))
    keys.push(...[...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => unescape(key)))
    isMore = page.includes('<IsTruncated>true</IsTruncated>')
  }
  return keys
}

/** The body of an answer; what stops in the midst of it is no answer. */
async function readWhole({ body }: Response, waitMs: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  const reader = body?.getReader()
  try {
    const next = async () => reader && (await within(waitMs, reader.read())).value
    for (let part = await next(); part; part = await next()) parts.push(part)
    return Buffer.concat(parts)
  } catch (cause) {
    void reader?.cancel().catch(() => undefined)
    throw unavailable('S3 stopped in the midst of its answer', cause)
  }
}

async function answerOf(
  ask: (signal: AbortSignal) => Promise<Response>,
  waitMs: number,
): Promise<Response> {
  const tooLate = new AbortController()
  const timer = setTimeout(() => {
    tooLate.abort()
  }, waitMs)
  try {
    return await ask(tooLate.signal)
  } catch (cause) {
    throw unavailable('S3 cannot be reached', cause)
  } finally {
    clearTimeout(timer)
  }
}

/** Callers hear that files are away; the cause is for the doctor and the log. */
function unavailable(message: string, cause?: unknown): Problem {
  const problem = new Problem(problems.unavailable, {
    detail: 'The store of files does not answer. Try again in a few seconds.',
    headers: { 'retry-after': '5' },
  })
  return Object.assign(problem, { cause: new Error(message, { cause }) })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescape(text: string): string {
  return text.replace(/&(#x?)?(\w+);/g, (whole, code: string | undefined, name: string) => {
    if (!code) return entities[name] ?? whole
    return String.fromCodePoint(parseInt(name, code === '#x' ? 16 : 10))
  })
}
