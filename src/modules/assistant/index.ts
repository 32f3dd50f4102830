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
import { readBreaker } from './readBreaker.js'
import { assistantSelfTests } from './selfTests/assistantSelfTests.js'
import { nearRefusals } from './selfTests/groundingSelfTest.js'
import { purgeChats } from './tasks/purgeChats.js'
import { telemetry } from './telemetry/index.js'

/**
 * The site's assistant, which answers from published content with or without the platform AI, and the assurance feed,
 * which reports how it performs.
 */
export const assistant =
  (options: AssistantOptions): Plugin =>
  (config) => {
    const { secret, platformAi } = options
    const assistantOf = createAssistant(options)
    const shared = { answer: answerFor(assistantOf), limits: chatLimits }
    const feed = telemetry({
      secret,
      hasPlatform: platformAi !== undefined,
      model: platformAi?.model,
    })
    const talking = extend(
      { ...config, custom: { ...config.custom, assistant: shared } },
      {
        collections: [ChatQuestions],
        endpoints: [chat(assistantOf), feedback(assistantOf)],
        tasks: [purgeChats],
        widgets: assistantWidgets,
        waiting: [unanswered],
        chat: chatPieces(assistantOf),
        selfTests: assistantSelfTests(assistantOf),
        gauges: {
          'breaker.state': (payload) => readBreaker(assistantOf(payload)),
          'assistant.near_refusal_rate': nearRefusals,
        },
        health: { assistant: (payload) => checkAssistant(assistantOf(payload)) },
      },
    )
    return feed(talking)
  }
