import type { Payload, Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import { chatQuestions } from './chatQuestions.js'
import { assistantWidgets } from './admin/assistantWidgets.js'
import { answerFor, chatLimits, chatPieces } from './answer/entryPoints.js'
import { assistantMetrics } from './assurance/assistantMetrics.js'
import { assistantSelfTests } from './assurance/assistantSelfTests.js'
import { assistantSignals } from './assurance/assistantSignals.js'
import { describeAiSystem } from './assurance/describeAiSystem.js'
import { checkAssistant } from './checkAssistant.js'
import { createAssistant, type AssistantOptions } from './createAssistant.js'
import { chat, feedback } from './endpoints/chat.js'
import { purgeChats } from './purgeChats.js'
import { explainQuestion } from './explain/explainQuestion.js'
import { unanswered } from './questions/questionStore.js'
import { failingTests, testNightly } from './explain/runTestQuestions.js'
import type { Explanation, ExplainQuery } from './schemas.js'
import { testQuestions } from './testQuestions.js'

declare module '../../platform/extend.js' {
  interface Declarations {
    /** Why the assistant answers a question as it does. */
    explain: (payload: Payload, asked: ExplainQuery) => Promise<Explanation>
  }
}

/** The site's assistant, which answers from published content with or without the platform AI. */
export const assistant =
  (options: AssistantOptions): Plugin =>
  (config) => {
    const assistantOf = createAssistant(options)
    const shared = { answer: answerFor(assistantOf), limits: chatLimits }
    return extend(
      { ...config, custom: { ...config.custom, assistant: shared } },
      {
        collections: [chatQuestions(assistantOf), testQuestions(assistantOf)],
        endpoints: [chat(assistantOf), feedback(assistantOf)],
        explain: (payload, asked) => explainQuestion(assistantOf(payload), asked),
        tasks: [purgeChats, testNightly(assistantOf)],
        widgets: assistantWidgets,
        waiting: [unanswered, failingTests],
        chat: chatPieces(assistantOf),
        aiSystem: (payload) => describeAiSystem(assistantOf(payload)),
        metrics: assistantMetrics(assistantOf),
        publicCalls: ['chat.messages'],
        signals: assistantSignals,
        selfTests: assistantSelfTests(assistantOf),
        health: { assistant: (payload) => checkAssistant(assistantOf(payload)) },
      },
    )
  }
