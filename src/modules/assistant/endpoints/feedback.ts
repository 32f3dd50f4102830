import type { Payload } from 'payload'

import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import type { Assistant } from '../Assistant.js'
import { rateAnswer } from '../questions/rateAnswer.js'
import { Feedback } from '../schemas.js'

export const feedback = (assistantOf: (payload: Payload) => Assistant) =>
  endpoint({
    operationId: 'chat.rate',
    method: 'post',
    path: '/chat/feedback',
    summary: 'Rate an answer',
    description: 'The latest rating of an answer counts. Personal data in the comment is masked.',
    body: Feedback,
    status: 204,
    problems: [problems.notFound],
    access: 'public',
    limit: [{ name: 'chat-feedback', points: 60, seconds: 60 }],
    handler: async ({ req, body }) => {
      const rated = await rateAnswer(req.payload, body)
      if (!rated) throw new Problem(problems.notFound, { detail: 'There is no such answer.' })
      if (rated === 'first') {
        const { measurements } = assistantOf(req.payload)
        measurements.count(body.helpful ? 'chat.feedback.helpful' : 'chat.feedback.unhelpful')
      }
      return new Response(null, { status: 204 })
    },
  })
