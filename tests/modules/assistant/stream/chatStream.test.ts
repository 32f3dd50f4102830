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

const refund = 'How long does a refund take?'

async function events(message: string, headers: Record<string, string> = {}) {
  const response = await site.call('/api/chat', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...client,
      ...headers,
    },
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
    server.become({
      kind: 'stalling',
      text: 'We start a refund within three working days [1]. And ',
    })
    const leaving = new AbortController()
    const response = await site.call('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...client },
      body: JSON.stringify({ message: refund }),
      signal: leaving.signal,
    })
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    let seen = ''
    while (!seen.includes('working')) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`The stream ended: ${seen}`)
      seen += new TextDecoder().decode(value)
    }
    leaving.abort()
    await server.calls.at(-1)?.left
    expect(seen).toContain('source-url')
  })

  test('answers with JSON if requested, whatever the body', async () => {
    server.become({ kind: 'up', text: 'Within three days [1].' })
    const { body } = await site.ask(
      { id: 'x', messages: [{ role: 'user', parts: [{ type: 'text', text: refund }] }] },
      { accept: 'application/json', ...client },
    )
    expect(body.citations[0]?.title).toBe(refund)
  })
})
