import type { Payload, Plugin } from 'payload'
import { z } from 'zod'

import { extend } from '../../platform/extend.js'
import { chatQuestions } from './chatQuestions.js'
import { chatPieces } from './answer/entryPoints.js'
import { assistantMetrics } from './assurance/assistantMetrics.js'
import { assistantSelfTests } from './assurance/assistantSelfTests.js'
import { assistantSignals } from './assurance/assistantSignals.js'
import { checkAssistant } from './checkAssistant.js'
import {
  assistantOf,
  createAssistant,
  type AssistantOptions,
  type Assistant,
} from './createAssistant.js'
import { chat, feedback } from './endpoints/chat.js'
import { explainQuestion } from './explain/explainQuestion.js'
import { unanswered, deleteOldQuestions, readQuestionTotals } from './questions/questionStore.js'
import { failingTests, testNightly } from './explain/runTestQuestions.js'
import { type Explanation, type ExplainQuery, QuestionTotals } from './schemas.js'
import { testQuestions } from './testQuestions.js'
import { postgresOf } from '../../platform/database/requestDatabase.js'
import type { AnyTask } from '../../platform/jobs/createJobs.js'
import { deleteOldTurns } from './conversations/turnStore.js'
import { deleteOldBudgets } from './upstream/tokenBudget.js'
import { staff } from '../../platform/access.js'
import { requireScope } from '../../platform/credentials/scopes.js'
import type { DashboardWidget } from '../../admin/DashboardWidget.js'
import type { AiSystem } from '../../platform/assurance/declarations.js'
import { DaysQuery } from '../../platform/days.js'
import { platformOf } from '../../platform/platform.js'
import { tool } from '../../platform/tools/tool.js'

declare module '../../platform/extend.js' {
  interface Declarations {
    /** Why the assistant answers a question as it does. */
    explain: (payload: Payload, asked: ExplainQuery) => Promise<Explanation>
  }
}

/** The site's assistant, which answers from published content with or without the platform AI. */
export const assistant =
  (options: AssistantOptions): Plugin =>
  (config) =>
    extend(config, {
      assistantOf: createAssistant(options),
      collections: [chatQuestions, testQuestions],
      endpoints: [chat, feedback],
      explain: (payload, asked) => explainQuestion(assistantOf(payload), asked),
      tasks: [purgeChats, testNightly],
      widgets: assistantWidgets,
      waiting: [unanswered, failingTests],
      tools: [unansweredQuestions],
      chat: chatPieces,
      aiSystem: (payload) => describeAiSystem(assistantOf(payload)),
      metrics: assistantMetrics,
      publicCalls: ['chat.messages'],
      signals: assistantSignals,
      selfTests: assistantSelfTests,
      health: { assistant: (payload) => checkAssistant(assistantOf(payload)) },
    })

/** Deletes conversations after a day, questions after 90 days, and old budgets. */
export const purgeChats: AnyTask = {
  name: 'assistant.purgeChats',
  schema: z.strictObject({}),
  cron: '23 * * * *',
  run: async (_, { payload }) => {
    const { pool } = postgresOf(payload)
    await deleteOldTurns(pool)
    await deleteOldQuestions(pool)
    await deleteOldBudgets(pool)
  },
}

/** For agents of editors: what visitors asked in vain. */
const unansweredQuestions = tool({
  name: 'unanswered_questions',
  description:
    'What visitors asked the site’s assistant and published content did not answer, most frequent first and masked, to find out what to write. ' +
    'Between two days in UTC; by default the last 30.',
  input: DaysQuery,
  output: QuestionTotals.pick({
    ...{ from: true, until: true, asked: true, unanswered: true },
    mostUnanswered: true,
  }),
  access: staff('editor'),
  isListed: async ({ req }) => {
    const { access } = req.payload.collections['chat-questions'].config
    return (await access.read({ req })) !== false
  },
  isReadOnly: true,
  run: (req, days) => {
    requireScope(req, 'chat-questions', 'read')
    return readQuestionTotals(req, days)
  },
})

const assistantWidgets: DashboardWidget[] = [
  {
    slug: 'questions',
    label: 'Questions to the assistant',
    Component: '/src/modules/assistant/admin/QuestionsWidget#QuestionsWidget',
    access: staff('editor'),
    who: 'Editors',
    width: 'medium',
    rank: 31,
  },
  {
    slug: 'answers',
    label: 'How the assistant answered',
    Component: '/src/modules/assistant/admin/AnswersWidget#AnswersWidget',
    access: staff('editor'),
    who: 'Editors',
    width: 'medium',
    rank: 40,
  },
]

/** The assistant as assessors see it. A platform AI whose breaker is not closed counts as degraded. */
function describeAiSystem({ payload, options, platformAi }: Assistant): AiSystem {
  const { version } = platformOf(payload)
  const isDegraded = platformAi && platformAi.breaker.state() !== 'closed'
  return {
    id: 'foyer-assistant',
    name: 'Site assistant',
    version,
    intendedPurpose:
      'Answers visitors’ questions about what this site has published, with its sources, and says so where the site holds no answer.',
    mode: platformAi ? (isDegraded ? 'degraded' : 'platform') : 'local',
    models: [
      ...(platformAi
        ? [{ provider: 'platform', name: options.platformAi?.model ?? 'unnamed', version: null }]
        : []),
      { provider: 'foyer', name: 'local-extractive', version },
    ],
    classification: {
      euAiAct: 'limited',
      basis:
        'Regulation (EU) 2024/1689, Article 50(1): it talks with people and tells them that it is an AI system.',
    },
  }
}
