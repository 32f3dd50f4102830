import { z } from 'zod'

import { describeIssue } from '../../platform/http/describeIssue.js'
import { localization } from '../../platform/localization.js'
import { requiredText, text } from '../../platform/text.js'
import { normalizeText } from './message/normalizeText.js'

const locale = z.enum(localization.locales.map(({ code }) => code))

/** Text of only invisible characters counts as empty. */
const message = text(2_000).refine((value) => normalizeText(value).length > 0, {
  message: 'Write a question.',
  params: { code: 'required' },
})

const Question = z.strictObject({
  message,
  conversationId: text(128).optional(),
  locale: locale.optional(),
})

const Part = z.looseObject({ type: text(100), text: text(20_000).optional() })

const UiMessage = z.object({
  id: text(128).optional(),
  role: z.enum(['system', 'user', 'assistant']),
  parts: z.array(Part).max(200),
  metadata: z.unknown().optional(),
  createdAt: z.unknown().optional(),
})

/** The body that the AI SDK's `DefaultChatTransport` sends. */
const UiConversation = z.strictObject({
  id: text(128).optional(),
  messages: z.array(UiMessage.strict()).min(1).max(200),
  trigger: z.enum(['submit-message', 'regenerate-message']).optional(),
  messageId: text(128).optional(),
  locale: locale.optional(),
})

export const Citation = z
  .object({ title: z.string(), url: z.string(), type: z.string(), excerpt: z.string() })
  .meta({ id: 'Citation' })

export type Citation = z.output<typeof Citation>

export const Handoff = z.object({ kind: z.enum(['contact', 'demo']), url: z.string() })

export type Handoff = z.output<typeof Handoff>

/** `unsure`: pages that may help, and nothing claimed; `refused`: nothing from the content. */
export const Confidence = z.enum(['answered', 'unsure', 'refused'])

export type Confidence = z.output<typeof Confidence>

export const ChatAnswer = z
  .object({
    conversationId: z.string(),
    messageId: z.string(),
    answer: z.string(),
    citations: z.array(Citation),
    grounded: z.boolean().meta({ description: 'True only for what is answered.' }),
    confidence: Confidence,
    mode: z.enum(['platform', 'local']),
    disclosure: z.string(),
    suggestions: z.array(z.string()),
    handoff: Handoff.optional(),
  })
  .meta({ id: 'ChatAnswer' })

export type ChatAnswer = z.output<typeof ChatAnswer>

export const Feedback = z.strictObject({
  messageId: text(128).min(1),
  helpful: z.boolean(),
  comment: text(1_000).optional(),
})

export type Feedback = z.output<typeof Feedback>

export const QuestionParams = z.object({ id: z.string().max(64) })

/** The FAQ that staff make of a question. */
export const StaffAnswer = z
  .strictObject({ question: requiredText(300), answer: requiredText(5_000) })
  .meta({
    id: 'StaffAnswer',
    examples: [
      {
        question: 'Can we pay a course by invoice?',
        answer: 'Yes. Write to us with your order number and we send the invoice within a day.',
      },
    ],
  })

export type StaffAnswer = z.output<typeof StaffAnswer>

export const StaffAnswered = z
  .object({ faq: z.string().meta({ description: 'The id of the FAQ.' }) })
  .meta({ id: 'StaffAnswered' })

export const ExplainQuery = z.strictObject({
  q: message,
  earlier: text(2_000).optional(),
  locale: locale.default(localization.defaultLocale),
})

export type ExplainQuery = z.output<typeof ExplainQuery>

const FoundPassage = z.object({
  title: z.string(),
  url: z.string(),
  text: z.string(),
  words: z.array(z.string()).meta({ description: 'The words of the question that it has.' }),
  score: z.number(),
})

export const Explanation = z
  .object({
    question: z.string(),
    confidence: Confidence,
    by: z
      .enum(['reply', 'facts', 'passage'])
      .meta({ description: 'Words of its own, fields of documents, or a passage.' }),
    probability: z.number(),
    answeredFrom: z
      .number()
      .meta({ description: 'The probability from which on questions are answered.' }),
    answer: z.string(),
    sources: z.array(Citation),
    words: z.array(z.object({ word: z.string(), weight: z.number(), isKnown: z.boolean() })),
    passages: z.array(FoundPassage),
  })
  .meta({ id: 'Explanation' })

export type Explanation = z.output<typeof Explanation>

export const TestRun = z
  .object({
    passed: z.int(),
    failed: z.int(),
    fallen: z.int().meta({ description: 'Those that fail now and passed before.' }),
  })
  .meta({ id: 'TestRun' })

export type TestRun = z.output<typeof TestRun>

/** A visitor's question, from either of the two body formats. */
export type ChatQuestion = {
  message: string
  locale: string | undefined
  conversationId: string | undefined
  /** The earlier conversation, oldest first; only if the caller keeps it on their side. */
  earlier: string[]
  /** How many of them were answered, and so counted, before. */
  answered: number
  /** Whether the AI SDK's transport is asking, which can only read its stream. */
  isUi: boolean
}

const how = { reportInput: true, error: describeIssue }

/** Not a union of zod's, which would report the errors of neither body. */
export const ChatRequest = z
  .unknown()
  .transform((value, context): ChatQuestion => {
    const isUi = typeof value === 'object' && value !== null && 'messages' in value
    const result = isUi ? UiConversation.safeParse(value, how) : Question.safeParse(value, how)
    if (!result.success) {
      context.issues.push(...(result.error.issues as z.core.$ZodRawIssue[]))
      return z.NEVER
    }
    return 'messages' in result.data ? lastOf(result.data, context) : plain(result.data)
  })
  .meta({ oneOf: [jsonSchema(Question), jsonSchema(UiConversation)] })

function plain({ message, locale, conversationId }: z.output<typeof Question>): ChatQuestion {
  return { message, locale, conversationId, earlier: [], answered: 0, isUi: false }
}

/**
 * The question is the visitor's last message. Of the rest only their own words count, because callers can make up the
 * others.
 */
function lastOf({ messages, locale }: z.output<typeof UiConversation>, context: z.RefinementCtx) {
  const own = messages.filter(({ role }) => role === 'user').map(textOf)
  const { data = '', error } = message.safeParse(own.at(-1) ?? '', how)
  const at = messages.findLastIndex(({ role }) => role === 'user')
  for (const issue of error?.issues ?? []) {
    context.issues.push({ ...issue, path: ['messages', Math.max(0, at)] } as z.core.$ZodRawIssue)
  }
  const before = messages.slice(0, Math.max(0, messages.findLastIndex(isAnswer)))
  return {
    ...{ message: data, locale, conversationId: undefined, isUi: true },
    earlier: own.slice(0, -1),
    answered: before.filter(({ role }) => role === 'user').length,
  }
}

const isAnswer = ({ role }: { role: string }) => role === 'assistant'

function textOf({ parts }: z.output<typeof UiConversation>['messages'][number]): string {
  return parts
    .flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
    .join('\n')
    .trim()
}

function jsonSchema(schema: z.ZodType) {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== '$schema'))
}

/** The events of an answer, in this order; `restarted` can come once and discards the text before it. */
export type ChatEvent =
  | {
      type: 'started'
      messageId: string
      conversationId: string
      disclosure: string
      /** Known from the start if the platform AI is not used. */
      mode?: 'local'
    }
  | { type: 'sources'; citations: Citation[] }
  | { type: 'text'; text: string; mode: ChatAnswer['mode'] }
  | { type: 'restarted'; notice: string }
  | { type: 'done'; answer: ChatAnswer; probability: number }

const total = z.int()

const AnswersOfDay = z.object({
  day: z.iso.date(),
  platform: total,
  local: total,
  fallback: total,
  breakerOpened: total,
  answered: total,
  unsure: total,
  refused: total,
  helpful: total,
  unhelpful: total,
})

const FrequentQuestion = z.object({ question: z.string(), times: total, lastDay: z.iso.date() })

/** The longest list of questions. */
export const maxQuestions = 10

/** The masked questions between two days (UTC), and how they were answered. */
export const QuestionTotals = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    asked: total,
    unanswered: total,
    helpful: total,
    unhelpful: total,
    days: z.array(AnswersOfDay),
    mostAsked: z.array(FrequentQuestion).max(maxQuestions),
    mostUnanswered: z.array(FrequentQuestion).max(maxQuestions),
  })
  .meta({ id: 'QuestionTotals' })

export type QuestionTotals = z.output<typeof QuestionTotals>
