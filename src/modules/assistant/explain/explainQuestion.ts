import { localization } from '../../../platform/localization.js'
import { platformOf } from '../../../platform/platform.js'
import { readyIndex } from '../../../search/readyIndex.js'
import { localText } from '../answer/answerQuestion.js'
import { readSiteFacts } from '../answer/prepareQuestion.js'
import type { Assistant } from '../createAssistant.js'
import { readMessage } from '../message/readMessage.js'
import { type Finding, least, retrieve } from '../retrieval/retrieve.js'
import { Explanation, type ExplainQuery } from '../schemas.js'
import { replyTo, replyToOrder } from '../words/replyTo.js'

const passagesShown = 8

/** Staff wait for what they have just changed. */
const patienceMs = 10_000

/** What the assistant finds for a question now, in this process, without the platform AI. Stores and counts nothing. */
export async function findNow(
  assistant: Assistant,
  { q, earlier, locale }: ExplainQuery,
): Promise<Finding> {
  const { index, payload } = assistant
  const { clock } = platformOf(payload)
  const locales = [...new Set([locale, localization.defaultLocale])]
  const siteFacts = await readSiteFacts(assistant, locales)
  await readyIndex(payload, patienceMs)
  const { query } = readMessage(q)
  return retrieve({ index, query, earlier, locales, siteFacts, now: clock.now().getTime() })
}

/** Why a question is answered as it is: what was found, and which of its words counted. */
export async function explainQuestion(
  assistant: Assistant,
  asked: ExplainQuery,
): Promise<Explanation> {
  const finding = await findNow(assistant, asked)
  const { locale } = asked
  const reply = replyTo(asked.q, locale) ?? replyToOrder(readMessage(asked.q), finding, locale)
  const { confidence, probability, sources, stated, passages } = finding
  return Explanation.parse({
    question: asked.q,
    confidence: reply ? 'refused' : confidence,
    by: reply ? 'reply' : stated ? 'facts' : 'passage',
    probability: Math.round(probability * 100) / 100,
    answeredFrom: least.answered,
    answer: localText({ finding, reply, locale }),
    sources: sources.map(({ citation }) => citation),
    words: finding.asked.map(({ word, weight, stems }) => ({
      word,
      weight: Math.round(weight * 10) / 10,
      isKnown: stems.size > 0,
    })),
    passages: passages.slice(0, passagesShown).map(({ section, text, words, score }) => ({
      title: [section.title, section.heading].filter(Boolean).join(' – '),
      url: section.url,
      text,
      words: words.map(({ word }) => word),
      score: Math.round(score * 10) / 10,
    })),
  })
}
