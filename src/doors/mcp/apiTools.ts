import type { SanitizedConfig } from 'payload'
import { z } from 'zod'

import { requiredText, text } from '../../platform/text.js'
import type { AnyTool } from '../../platform/tools/tool.js'
import { callApi, contractAt, type Query } from '../callApi.js'

const Question = z.strictObject({
  message: requiredText(2_000),
  conversationId: requiredText(128).optional(),
  locale: text(12).optional(),
})

/** The public tools that are endpoints: each appears once its endpoint exists, with that endpoint's schemas. */
export function apiTools(config: SanitizedConfig): AnyTool[] {
  return [
    ...readTool(config, {
      name: 'search',
      path: '/api/search',
      description:
        'Search everything that is published: courses, pages, policies, questions and partners. Give the words as `q`. Results have a title, an excerpt and a `url`, which `get_page` reads.',
    }),
    ...readTool(config, {
      name: 'courses',
      path: '/api/lms/courses',
      description:
        'List courses with their dates and prices, filtered by words (`q`), level, format, topic, language or price. Amounts are in minor units: 4900 EUR is 49 euros. `get_page` reads a course by its `url`.',
    }),
    ...askTool(config),
  ]
}

type ReadTool = { name: string; path: string; description: string }

function readTool(config: SanitizedConfig, { name, path, description }: ReadTool): AnyTool[] {
  const contract = contractAt(config, { method: 'GET', path })
  if (!contract?.query || !contract.output) return []
  const { output } = contract
  return [
    {
      name,
      description,
      input: contract.query,
      output,
      access: 'public',
      isReadOnly: true,
      run: (req, query: Query) => callApi(req, { path, query }),
    },
  ]
}

function askTool(config: SanitizedConfig): AnyTool[] {
  const path = '/api/chat'
  const contract = contractAt(config, { method: 'POST', path })
  if (!contract?.output) return []
  return [
    {
      name: 'ask',
      description:
        'Ask the site’s assistant, an AI system, a question in plain language. It answers from published content only and cites its sources; `grounded` is false where it found none.',
      input: Question,
      output: contract.output,
      access: 'public',
      run: (req, input: z.output<typeof Question>) => callApi(req, { path, body: input }),
    },
  ]
}
