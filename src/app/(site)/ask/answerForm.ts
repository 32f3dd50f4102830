import type { ChatAnswer } from '../../../modules/assistant/schemas.js'
import type { Site } from '../Site.js'
import type { AskState } from './AskState.js'
import { askWordsFor } from './askWords.js'
import { postApi } from './postApi.js'

/** Handles a submitted form: answers a question, or thanks for a rating. */
export async function answerForm(site: Site, form: URLSearchParams): Promise<AskState> {
  const words = askWordsFor(site.locale)
  const conversationId = form.get('conversation') ?? undefined
  const messageId = form.get('rated')
  if (messageId) {
    const helpful = form.get('helpful') === 'yes'
    await postApi(site.payload, '/api/chat/feedback', { messageId, helpful })
    return { question: '', isRated: true, conversationId }
  }
  // A suggestion is a button with its own question.
  const message = (form.get('suggestion') ?? form.get('question') ?? '').trim()
  if (message === '') return { question: '', fault: words.missing, conversationId }
  const response = await postApi(site.payload, '/api/chat', {
    message,
    locale: site.locale,
    ...(conversationId && { conversationId }),
  })
  if (response.status !== 200) {
    return { question: message, fault: faultOf(site, response), conversationId }
  }
  const answer = (await response.json()) as ChatAnswer
  return { question: message, answer, conversationId: answer.conversationId }
}

function faultOf({ locale }: Site, { status, headers }: Response): string {
  const words = askWordsFor(locale)
  if (status === 429) return words.wait(headers.get('retry-after') ?? '60')
  return status === 422 ? words.tooLong : words.failed
}
