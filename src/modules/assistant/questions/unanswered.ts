import type { Waiting } from '../../../platform/Waiting.js'

/** What the content did not answer, and no member of staff since. */
export const unanswered: Waiting = {
  id: 'unanswered-questions',
  collection: 'chat-questions',
  where: { grounded: { not_equals: true }, faq: { exists: false } },
  label: 'Questions without an answer',
  hint: 'Write the answer; the assistant gives it from then on.',
}
