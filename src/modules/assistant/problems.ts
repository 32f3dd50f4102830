import type { ProblemType } from '../../platform/http/problems.js'

export const alreadyAnswered: ProblemType = {
  code: 'already_answered',
  status: 409,
  title: 'This question has an answer',
  detail: 'Edit the FAQ that answers it instead.',
}
