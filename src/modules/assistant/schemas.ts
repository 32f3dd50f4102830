import { z } from 'zod'

import { localization } from '../../platform/localization.js'
import { requiredText, text } from '../../platform/text.js'
import { normalise } from './message/normalise.js'

const locale = z.enum(localization.locales.map(({ code }) => code))

/** Text of only invisible characters counts as empty. */
const message = text(2_000).refine((value) => normalise(value).length > 0, {
  message: 'Write a question.',
  params: { code: 'required' },
})

export const Question = z.strictObject({
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
export const UiConversation = z.strictObject({
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

export const ChatAnswer = z
  .object({
    conversationId: z.string(),
    messageId: z.string(),
    answer: z.string(),
    citations: z.array(Citation),
    grounded: z.boolean(),
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
