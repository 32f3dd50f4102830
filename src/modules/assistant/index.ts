import type { Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import type { AssistantOptions } from './assistantOptions.js'
import { answerFor } from './answer/answerFor.js'
import { chatPieces } from './answer/chatPieces.js'
import { chatLimits } from './chatLimits.js'
import { checkAssistant } from './checkAssistant.js'
import { createAssistant } from './createAssistant.js'
import { chat } from './endpoints/chat.js'
import { feedback } from './endpoints/feedback.js'
import { ChatQuestions } from './questions/ChatQuestions.js'
import { readBreaker } from './readBreaker.js'
import { assistantSelfTests } from './selfTests/assistantSelfTests.js'
import { purgeChats } from './tasks/purgeChats.js'

/** The site's assistant: answers from published content, by the platform AI or without it. */
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
        chat: chatPieces(assistantOf),
        selfTests: assistantSelfTests(assistantOf),
        gauges: { 'breaker.state': (payload) => readBreaker(assistantOf(payload)) },
        health: { assistant: (payload) => checkAssistant(assistantOf(payload)) },
      },
    )
  }
