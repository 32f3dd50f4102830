import type { Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import { assistantWidgets } from './admin/assistantWidgets.js'
import type { AssistantOptions } from './assistantOptions.js'
import { answerFor } from './answer/answerFor.js'
import { chatPieces } from './answer/chatPieces.js'
import { chatLimits } from './chatLimits.js'
import { checkAssistant } from './checkAssistant.js'
import { createAssistant } from './createAssistant.js'
import { chat } from './endpoints/chat.js'
import { feedback } from './endpoints/feedback.js'
import { ChatQuestions } from './collections/ChatQuestions.js'
import { unanswered } from './questions/unanswered.js'
import { assistantMetrics } from './assurance/assistantMetrics.js'
import { assistantSignals } from './assurance/assistantSignals.js'
import { describeAiSystem } from './assurance/describeAiSystem.js'
import { assistantSelfTests } from './assurance/assistantSelfTests.js'
import { purgeChats } from './tasks/purgeChats.js'

/** The site's assistant, which answers from published content with or without the platform AI. */
export const assistant =
  (options: AssistantOptions): Plugin =>
  (config) => {
    const assistantOf = createAssistant(options)
    const shared = { answer: answerFor(assistantOf), limits: chatLimits }
    return extend(
      { ...config, custom: { ...config.custom, assistant: shared } },
      {
        collections: [ChatQuestions],
        endpoints: [chat(assistantOf), feedback(assistantOf)],
        tasks: [purgeChats],
        widgets: assistantWidgets,
        waiting: [unanswered],
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
