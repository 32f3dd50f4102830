import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { DefaultChatTransport, readUIMessageStream, type UIMessage } from 'ai'

import {
  type PlatformAiServer,
  startPlatformAiServer,
} from '../../../support/fakes/platformAiServer.js'
import type { UiMessageChunk } from '../../../../src/modules/assistant/endpoints/chat.js'
import { bootSite, type Site } from '../site.js'

let site: Site
let server: PlatformAiServer

beforeAll(async () => {
  server = await startPlatformAiServer()
  site = await bootSite({ PLATFORM_AI_URL: server.url, TRUSTED_PROXY_HOPS: '1' })
})

afterAll(async () => {
  await site.stop()
  await server.stop()
})

let clients = 0
let client: Record<string, string>

beforeEach(() => {
  client = { 'x-forwarded-for': `198.51.100.${String((clients += 1))}` }
})

const asEvents = { 'content-type': 'application/json', accept: 'text/event-stream' }
const stalling = {
  kind: 'stalling',
  text: 'We start a refund within three working days [1]. Banks show it five to ten working ',
} as const
const refund = 'How long does a refund take?'

async function events(message: string, headers: Record<string, string> = {}) {
  const response = await site.call('/api/chat', {
    method: 'POST',
    headers: { ...asEvents, ...client, ...headers },
    body: JSON.stringify({ message }),
  })
  const frames = (await response.text()).split('\n\n').filter(Boolean)
  const chunks = frames.slice(0, -1).map((frame) => {
    const chunk: UiMessageChunk = JSON.parse(frame.replace(/^data: /, ''))
    return chunk
  })
  return { response, chunks, last: frames.at(-1) }
}

/** The stream as parsed by the AI SDK's own transport. */
async function throughSdk(text: string): Promise<UIMessage> {
  const transport = new DefaultChatTransport({ api: `${site.url}/api/chat`, headers: client })
  const stream = await transport.sendMessages({
    trigger: 'submit-message',
    chatId: 'a-chat',
    messageId: undefined,
    messages: [{ id: 'm1', role: 'user', parts: [{ type: 'text', text }] }],
    abortSignal: undefined,
  })
  let message: UIMessage | undefined
  for await (const state of readUIMessageStream({ stream })) message = state
  if (!message) throw new Error('No message came')
  return message
}

/** What has come of an answer as soon as it contains this text. */
async function readUntil(text: string, { body }: Response): Promise<string> {
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  let seen = ''
  while (!seen.includes(text)) {
    const { done, value } = await reader.read()
    if (done) throw new Error(`The stream ended: ${seen}`)
    seen += new TextDecoder().decode(value)
  }
  return seen
}

const textOf = ({ parts }: UIMessage) =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('|')

describe('the UI message stream', () => {
  test('has the headers and the order that the AI SDK knows, sources before text', async () => {
    server.become({ kind: 'up', text: 'Within three days [1].' })
    const { response, chunks, last } = await events(refund, { 'accept-encoding': 'br, gzip' })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store',
      'x-vercel-ai-ui-message-stream': 'v1',
      'x-accel-buffering': 'no',
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(last).toBe('data: [DONE]')
    const types = chunks.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1])
    expect(types).toEqual([
      'start',
      'source-url',
      'message-metadata',
      'text-start',
      'text-delta',
      'text-end',
      'data-citations',
      'data-suggestions',
      'data-grounding',
      'finish',
    ])
    expect(chunks[0]?.messageMetadata).toMatchObject({
      conversationId: expect.any(String),
      disclosure: expect.stringContaining('AI system'),
    })
    expect(chunks.at(-1)).toMatchObject({
      finishReason: 'stop',
      messageMetadata: { mode: 'platform', grounded: true },
    })
  })

  test('is what the AI SDK’s transport reads, from the platform AI', async () => {
    server.become({ kind: 'up', text: 'Within three days [1], the refund: https://evil.example/.' })
    const message = await throughSdk(refund)
    expect(textOf(message)).toBe('Within three days [1], the refund: ')
    expect(message.metadata).toMatchObject({ mode: 'platform', grounded: true })
    expect(message.parts.find(({ type }) => type === 'source-url')).toMatchObject({
      title: refund,
    })
  })

  test('is readable by the AI SDK’s transport if there is no answer', async () => {
    const message = await throughSdk('Who painted the Night Watch?')
    expect(textOf(message)).toContain('I found nothing')
    expect(message.metadata).toMatchObject({ mode: 'local', grounded: false })
    expect(message.parts).toContainEqual(
      expect.objectContaining({
        type: 'data-handoff',
        data: { kind: 'contact', url: 'http://localhost:3000/contact' },
      }),
    )
  })

  test('ends with a local answer when the platform AI dies half-way', async () => {
    server.become({
      kind: 'dying',
      text: 'We start a refund within three working days. And then we ',
    })
    const message = await throughSdk(refund)
    const [broken, whole] = textOf(message).split('|')
    expect(broken).toContain('We start a refund')
    expect(whole).toContain('We start a refund within three working days.')
    expect(message.parts).toContainEqual(expect.objectContaining({ type: 'data-notice' }))
    expect(message.metadata).toMatchObject({ mode: 'local' })
  })

  test('sends nothing of its instructions if the platform AI repeats them', async () => {
    server.become({ kind: 'echo' })
    const { chunks } = await events(refund)
    const deltas = JSON.stringify(chunks.map(({ delta }) => delta))
    expect(deltas).not.toMatch(/You|visitors|website|rule/)
    expect(deltas).toContain('We start a refund within three working days.')
  })

  test('passes sentences on as they come, and lets go of the platform AI when the reader leaves', async () => {
    server.become(stalling)
    const leaving = new AbortController()
    const response = await site.call('/api/chat', {
      method: 'POST',
      headers: { ...asEvents, ...client },
      body: JSON.stringify({ message: refund }),
      signal: leaving.signal,
    })
    const seen = await readUntil('working', response)
    leaving.abort()
    await server.calls.at(-1)?.left
    expect(seen).toContain('source-url')
    expect(seen).toContain('"mode":"platform"')
  })

  test('answers with JSON if requested, whatever the body', async () => {
    server.become({ kind: 'up', text: 'Within three days [1].' })
    const { body } = await site.ask(
      { id: 'x', messages: [{ role: 'user', parts: [{ type: 'text', text: refund }] }] },
      { accept: 'application/json', ...client },
    )
    expect(body.citations[0]?.title).toBe(refund)
  })

  test('comes as it is written under an Idempotency-Key too', async () => {
    server.become(stalling)
    const leaving = new AbortController()
    const response = await site.call('/api/chat', {
      method: 'POST',
      headers: { ...asEvents, ...client, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ message: refund }),
      signal: leaving.signal,
    })
    let hasEnded = false
    void server.calls.at(-1)?.left.then(() => (hasEnded = true))
    expect(await readUntil('working', response)).toContain('"mode":"platform"')
    expect(hasEnded).toBe(false)
    leaving.abort()
    await server.calls.at(-1)?.left
  })

  test('is not stored under its key, and no stored answer takes its place', async () => {
    server.become({ kind: 'up', text: 'Within three days [1].' })
    const key = { 'idempotency-key': randomUUID() }
    const whole = await site.ask({ message: refund }, { ...key, ...client })
    const replayed = await site.ask({ message: refund }, { ...key, ...client })
    expect(replayed.body.messageId).toBe(whole.body.messageId)
    for (let time = 0; time < 2; time += 1) {
      const { response, last } = await events(refund, key)
      expect(response.headers.get('content-type')).toBe('text/event-stream')
      expect(response.headers.has('idempotent-replayed')).toBe(false)
      expect(last).toBe('data: [DONE]')
    }
  })
})
