import type { PendingWork } from '../../../platform/PendingWork.js'

/** Questions that neither the content nor staff have answered. */
export const unanswered: PendingWork = {
  id: 'unanswered-questions',
  collection: 'chat-questions',
  where: { grounded: { not_equals: true }, faq: { exists: false } },
  label: 'Questions without an answer',
  hint: 'Write the answer; the assistant gives it from then on.',
}
