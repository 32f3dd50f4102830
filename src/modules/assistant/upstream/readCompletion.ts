import type { IncomingMessage } from 'node:http'

import { createParser } from 'eventsource-parser'
import { z } from 'zod'

import { PlatformFailure } from './PlatformFailure.js'

/** Far more than an answer of 600 tokens; anything beyond is not an answer. */
const maxBytes = 512 * 1024

const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
})

const Whole = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/**
 * The text of a chat completion as it arrives. Throws a PlatformFailure if the response is not a success, not of the
 * protocol, or ends unfinished.
 */
export async function* readCompletion(answer: IncomingMessage): AsyncGenerator<string> {
  if (answer.statusCode !== 200) {
    answer.resume()
    throw new PlatformFailure('status')
  }
  const type = answer.headers['content-type'] ?? ''
  if (type.startsWith('application/json')) yield await readWhole(answer)
  else yield* readEvents(answer)
}

async function* readEvents(answer: IncomingMessage): AsyncGenerator<string> {
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  let isFinished = false
  for await (const part of textOf(answer)) {
    parser.feed(part)
    for (const data of events.splice(0)) {
      if (data === '[DONE]') return
      const [choice] = parse(Chunk, data).choices
      isFinished ||= Boolean(choice?.finish_reason)
      if (choice?.delta?.content) yield choice.delta.content
    }
  }
  if (!isFinished) throw new PlatformFailure('broken_off')
}

async function readWhole(answer: IncomingMessage): Promise<string> {
  let source = ''
  for await (const part of textOf(answer)) source += part
  return parse(Whole, source).choices[0]?.message.content ?? ''
}

async function* textOf(answer: IncomingMessage): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new PlatformFailure('malformed')
      yield decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    throw error instanceof PlatformFailure ? error : new PlatformFailure('broken_off')
  }
}

function parse<S extends z.ZodType>(schema: S, source: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(source))
  } catch {
    throw new PlatformFailure('malformed')
  }
}
