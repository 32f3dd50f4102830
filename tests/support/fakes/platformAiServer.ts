import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server does with the next call. It may be changed at any time. */
export type PlatformAiMood =
  /** Streams this text in small pieces. */
  | { kind: 'up'; text: string }
  /** Gives the whole answer as one JSON document. */
  | { kind: 'whole'; text: string }
  /** Streams, but says nothing for a while first. */
  | { kind: 'slow'; text: string; delayMs: number }
  | { kind: 'status'; status: number }
  /** Events that are no JSON. */
  | { kind: 'malformed' }
  /** Cuts the connection after this text. */
  | { kind: 'dying'; text: string }
  /** Ends the stream properly after this text, without having finished. */
  | { kind: 'unfinished'; text: string }
  /** Takes calls and never answers. */
  | { kind: 'hanging' }
  /** Says what it was told to keep to itself. */
  | { kind: 'echo' }
  /** Says this much and then nothing more. */
  | { kind: 'stalling'; text: string }

export type ReceivedCall = {
  path: string
  headers: IncomingMessage['headers']
  /** As it came. */
  body: string
  /** Resolves when the caller closes the connection before the answer has ended. */
  left: Promise<void>
}

export type PlatformAiServer = {
  /** The base address, with `/v1`. */
  url: string
  calls: ReceivedCall[]
  become(mood: PlatformAiMood): void
  stop(): Promise<void>
}

/** An OpenAI-compatible service on 127.0.0.1 that keeps what it is asked. */
export async function startPlatformAiServer(
  first: PlatformAiMood = { kind: 'up', text: 'An answer [1].' },
): Promise<PlatformAiServer> {
  let mood = first
  const calls: ReceivedCall[] = []
  const server = createServer((incoming, outgoing) => {
    void readBody(incoming).then((body) => {
      const left = new Promise<void>((resolve) => {
        outgoing.once('close', () => {
          if (!outgoing.writableFinished) resolve()
        })
      })
      calls.push({ path: incoming.url ?? '', headers: incoming.headers, body, left })
      void answer(mood, outgoing, body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}/v1`,
    calls,
    become: (next) => {
      mood = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of incoming) body += String(part)
  return body
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function answer(mood: PlatformAiMood, outgoing: ServerResponse, body: string): Promise<void> {
  switch (mood.kind) {
    case 'hanging':
      return
    case 'status':
      outgoing.writeHead(mood.status, { 'content-type': 'application/json' })
      outgoing.end('{"error":{"message":"no"}}')
      return
    case 'whole':
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify({ choices: [{ message: { content: mood.text } }] }))
      return
    case 'malformed':
      begin(outgoing)
      outgoing.end('data: {"choices": [{"delta": \n\ndata: oops\n\n')
      return
    case 'slow':
      await pause(mood.delayMs)
      begin(outgoing)
      say(outgoing, mood.text)
      finish(outgoing)
      return
    case 'up':
      begin(outgoing)
      say(outgoing, mood.text)
      finish(outgoing)
      return
    case 'echo': {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] }
      begin(outgoing)
      say(outgoing, messages.map(({ content }) => content).join(' '))
      finish(outgoing)
      return
    }
    case 'unfinished':
      begin(outgoing)
      say(outgoing, mood.text)
      outgoing.end()
      return
    case 'stalling':
      begin(outgoing)
      say(outgoing, mood.text)
      return
    case 'dying':
      begin(outgoing)
      say(outgoing, mood.text)
      await pause(50)
      outgoing.destroy()
  }
}

function begin(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  send(outgoing, { choices: [{ delta: { role: 'assistant', content: '' }, finish_reason: null }] })
}

/** Seven characters at a time, so that marks and words are cut in the middle. */
function say(outgoing: ServerResponse, text: string): void {
  for (const content of text.match(/[^]{1,7}/gu) ?? []) {
    send(outgoing, { choices: [{ delta: { content }, finish_reason: null }] })
  }
}

function finish(outgoing: ServerResponse): void {
  send(outgoing, { choices: [{ delta: {}, finish_reason: 'stop' }] })
  outgoing.end('data: [DONE]\n\n')
}

function send(outgoing: ServerResponse, event: unknown): void {
  outgoing.write(`data: ${JSON.stringify(event)}\n\n`)
}
