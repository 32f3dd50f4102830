import type { TypedLocale } from 'payload'

import { createTurns } from '../../../platform/createTurns.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { platformOf } from '../../../platform/platform.js'
import { globalFacts } from '../../../search/facts/globalFacts.js'
import { readyIndex } from '../../../search/readyIndex.js'
import { newId, recallTurns, type Turn } from '../conversations/turnStore.js'
import type { Assistant } from '../createAssistant.js'
import { findInjections, withoutInjections } from '../message/findInjections.js'
import { readMessage, type Message } from '../message/readMessage.js'
import { replyTo, replyToOrder, type Reply } from '../words/replyTo.js'
import { earlierOf, retrieve, type Finding } from '../retrieval/retrieve.js'
import type { ChatQuestion } from '../schemas.js'
import { whileAvailable } from './whileAvailable.js'

export type Caller = {
  /** The languages the visitor reads, best first. */
  locales: readonly string[]
  /** Aborts when the visitor has left. */
  left: AbortSignal
}

/** Everything known about a question before it is answered. */
export type PreparedQuestion = {
  /** `performance.now()` at its arrival. */
  began: number
  messageId: string
  conversationId: string
  message: Message
  /** What was said before and may be sent on. */
  turns: readonly Turn[]
  finding: Finding
  intent: Intent | undefined
  /** What is said without looking anything up: to a greeting, to thanks, to somebody in distress. */
  reply: Reply | undefined
  /** The language of the assistant's own words; content is quoted in its own language. */
  locale: string
  mayAskPlatform: boolean
}

/** Reading messages and searching block the process: questions of one client queue up, but not behind others'. */
const searches = createTurns({
  ...{ atOnce: 4, ofOneCaller: 1, waiting: 400, waitingOfOne: 40, waitMs: 20_000 },
  what: 'questions',
})

/** How long a question waits for edits that are still being indexed: a local answer has 300 ms. */
const patienceMs = 200

type InTurn = <T>(work: () => T) => Promise<T>

/** Runs what blocks when it is this client's turn and other work of the process has gone first. */
function turnsUntil(left: AbortSignal): InTurn {
  const client = currentRequest()?.client ?? ''
  return (work) =>
    searches.take(client, { signal: left }, async () => {
      await new Promise<void>((resolve) => setImmediate(resolve))
      return work()
    })
}

/**
 * Reads, masks and counts the message, recalls the conversation, and searches for sources. Throws `unavailable` while the
 * index is being built.
 */
export async function prepareQuestion(
  assistant: Assistant,
  asked: ChatQuestion,
  { locales, left }: Caller,
): Promise<PreparedQuestion> {
  const began = performance.now()
  const { index, platformAi } = assistant
  await readyIndex(assistant.payload, patienceMs)
  const inTurn = turnsUntil(left)
  const message = await inTurn(() => readMessage(asked.message))
  countMessage(assistant, message)
  const { turns, conversationId } = await recall(assistant, asked, inTurn)
  const query = withNamed(message.query, turns)
  const questions = turns.map(({ question }, at) => {
    return withNamed(withoutInjections(question), turns.slice(0, at))
  })
  const siteFacts = await readSiteFacts(assistant, locales)
  const at = { index, locales, now: platformOf(assistant.payload).clock.now().getTime() }
  const find = () => retrieve({ ...at, query, earlier: earlierOf(questions, at), siteFacts })
  const finding = await inTurn(find)
  // Injections are never sent on: the rest of the message is answered locally, from the content alone.
  const locale = locales[0] ?? finding.locale
  const reply = replyTo(message.masked, locale) ?? replyToOrder(message, finding, locale)
  const mayAskPlatform =
    platformAi !== undefined &&
    !reply &&
    finding.confidence === 'answered' &&
    message.injections.length === 0
  return {
    began,
    messageId: newId(),
    conversationId,
    message,
    turns: turns.filter(isHarmless),
    finding,
    intent: findIntent(message.masked),
    reply,
    locale,
    mayAskPlatform,
  }
}

/** Facts that the site states about itself in these languages; none if the database is down. */
export async function readSiteFacts({ payload }: Assistant, locales: readonly string[]) {
  const read = locales.map(
    async (locale) => [locale, await globalFacts(payload, locale as TypedLocale)] as const,
  )
  return new Map((await whileAvailable(payload, Promise.all(read))) ?? [])
}

/** `The second one`, in an answer that listed several. */
const ordinals = [
  'first|premi(?:er|ère)|الأولى|الأول',
  'second|deuxième|seconde?|الثانية|الثاني',
  'third|troisième|الثالثة|الثالث',
  'fourth|quatrième|الرابعة|الرابع',
  'fifth|cinquième|الخامسة|الخامس',
  'sixth|sixième|السادسة|السادس',
].map(
  (called) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:the|le|la) )?(?:${called})(?: one(?!\p{L})|(?=\s*(?:[?؟!.,]|$)))`,
      'iu',
    ),
)

/** How each source of a list is called: in quotation marks, or before a colon. */
const calledIn = /[“«]\s*([^”»]+?)\s*[”»].*\[\d+\]$|^(.+?)(?:\s?: ).*\[\d+\]$/u

/** A question with the name of what it means by its place in the last answer that listed several. */
function withNamed(question: string, before: readonly Turn[]): string {
  const at = ordinals.findIndex((ordinal) => ordinal.test(question))
  const names = before.map(({ answer }) => namesIn(answer)).findLast(({ length }) => length > 1)
  return question.replace(ordinals[at] ?? '', names?.[at] ?? '$&')
}

const namesIn = (answer: string): string[] =>
  answer.split('\n').flatMap((line) => {
    const [, quoted, named] = calledIn.exec(line) ?? []
    return quoted ?? named ?? []
  })

/** An unknown id is not adopted: the conversation gets a new one. */
async function recall(
  { payload, measurements }: Assistant,
  { conversationId, earlier, answered }: ChatQuestion,
  inTurn: InTurn,
) {
  const known = conversationId
    ? await whileAvailable(payload, recallTurns(payload, conversationId))
    : undefined
  if (conversationId && known && known.length > 0) return { turns: known, conversationId }
  if (earlier.length === 0) return { turns: [], conversationId: newId() }
  const messages = await inTurn(() => earlier.slice(-8).map(readMessage))
  const counted = Math.max(0, answered - (earlier.length - messages.length))
  for (const message of messages.slice(counted)) countInjections(measurements, message)
  const turns = messages.map(({ masked }): Turn => ({ question: masked, answer: '' }))
  return { turns, conversationId: newId() }
}

/** A model would read the orders of an earlier message with every later one. */
function isHarmless({ question, answer }: Turn): boolean {
  return [question, answer].every((text) => findInjections(text).length === 0)
}

function countMessage({ measurements }: Assistant, message: Message): void {
  measurements.count('chat.messages')
  for (const [kind, count] of Object.entries(message.redactions)) {
    measurements.count(`chat.redacted.${kind}`, count)
  }
  countInjections(measurements, message)
}

function countInjections(measurements: Assistant['measurements'], { injections }: Message): void {
  for (const rule of injections) measurements.count(`chat.injection.${rule}`)
}

/** Requests that a person answers better than a page. */
type Intent = 'demo' | 'person' | 'pricing'

const intents: readonly { intent: Intent; pattern: RegExp }[] = [
  {
    intent: 'demo',
    pattern:
      /\b(?:(?:book|request|see|get|schedule|want|arrange) (?:me )?(?:an? |the |your )?(?:live |product )?demo(?:nstration)?s?|démo(?:nstration)?|live demo|walk-?through)\b|عرض توضيحي/iu,
  },
  {
    intent: 'person',
    pattern:
      /(?<!\p{L})(?:(?:talk|speak|chat|connect|put me through) (?:me )?(?:to|with) (?:an? |the |your |some)?(?:human|person|real|someone|somebody|one|agent|advisor|team|sales|support|staff|colleague)|(?:contact|reach|get in touch with) (?:you|us|the team)|human (?:agent|being|help)|real person|call me(?: back)?|(?:make|file|have) a complaint|parler (?:à|avec) (?:un|une|quelqu)|vous (?:contacter|joindre)|être rappelée?|une personne)(?!\p{L})|التحدث (?:إلى|مع)|التواصل مع|شخص حقيقي/iu,
  },
  {
    intent: 'pricing',
    pattern:
      /\b(?:pric(?:e|es|ing)|quote|quotation|discounts?|how much (?:is|are|does|do|would|will)|costs?|rebate|fees?|tarifs?|prix|devis|combien (?:coûte|ça)|remise)\b|(?:سعر|أسعار|تكلفة|خصم)/iu,
  },
]

/** The first intent found in a message, or undefined. */
function findIntent(message: string): Intent | undefined {
  return intents.find(({ pattern }) => pattern.test(message))?.intent
}
