import { z } from 'zod'

import { describeIssue } from '../../platform/http/describeIssue.js'
import { normalise } from './message/normalise.js'
import { Question, UiConversation } from './schemas.js'

/** A visitor's question, from either of the two body formats. */
export type Asked = {
  message: string
  locale: string | undefined
  conversationId: string | undefined
  /** The earlier conversation, oldest first; only if the caller keeps it on their side. */
  earlier: string[]
  /** Whether the AI SDK's transport is asking, which can only read its stream. */
  isUi: boolean
}

/** Not a union of zod's, which would report the errors of neither body. */
export const ChatRequest = z
  .unknown()
  .transform((value, context): Asked => {
    const isUi = typeof value === 'object' && value !== null && 'messages' in value
    const how = { reportInput: true, error: describeIssue }
    const result = isUi ? UiConversation.safeParse(value, how) : Question.safeParse(value, how)
    if (!result.success) {
      context.issues.push(...(result.error.issues as z.core.$ZodRawIssue[]))
      return z.NEVER
    }
    return 'messages' in result.data ? lastOf(result.data, context) : plain(result.data)
  })
  .meta({ oneOf: [jsonSchema(Question), jsonSchema(UiConversation)] })

function plain({ message, locale, conversationId }: z.output<typeof Question>): Asked {
  return { message, locale, conversationId, earlier: [], isUi: false }
}

/**
 * The question is the visitor's last message. Of the rest only their own words count, because callers can make up the
 * others.
 */
function lastOf(
  { messages, locale }: z.output<typeof UiConversation>,
  context: z.RefinementCtx,
): Asked {
  const own = messages.filter(({ role }) => role === 'user').map(textOf)
  const message = own.at(-1) ?? ''
  const fault = faultOf(message)
  if (fault) {
    const path = [
      'messages',
      Math.max(
        0,
        messages.findLastIndex(({ role }) => role === 'user'),
      ),
    ]
    context.addIssue({ code: 'custom', path, ...fault })
  }
  return { message, locale, conversationId: undefined, earlier: own.slice(0, -1), isUi: true }
}

function textOf({ parts }: z.output<typeof UiConversation>['messages'][number]): string {
  return parts
    .flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
    .join('\n')
    .trim()
}

function faultOf(message: string) {
  if (normalise(message) === '')
    return { message: 'Write a question.', params: { code: 'required' } }
  if (message.length <= 2_000) return undefined
  return { message: 'Use at most 2000 characters.', params: { code: 'too_long' } }
}

function jsonSchema(schema: z.ZodType) {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== '$schema'))
}
