import { customOf } from '../../platform/extend.js'
import { Problem } from '../../platform/http/Problem.js'
import { problems } from '../../platform/http/problems.js'
import type { ChatQuestion } from '../../platform/topics/ChatHandler.js'
import { type Caller, requestOf } from './Caller.js'
import { refuse } from './refuse.js'

/** Streams the assistant's answer to a question; one at a time for each caller. */
export async function talk(
  caller: Caller,
  { id, message, conversationId, locale }: ChatQuestion & { id: string },
): Promise<void> {
  const { chats, line, payload } = caller
  const handler = customOf(payload.config).chat
  if (!handler) throw new Problem(problems.notFound, { detail: 'Nobody answers here.' })
  if (chats.size > 0) throw new Problem(problems.requestInProgress)
  const controller = new AbortController()
  chats.set(id, controller)
  const req = await requestOf(caller)
  const answer = async () => {
    const question = { message, conversationId, locale }
    for await (const piece of handler(req, question, controller.signal)) {
      await line.deliver(
        JSON.stringify(
          piece.type === 'delta'
            ? {
                type: 'chat.delta',
                id,
                delta: piece.text,
                ...(piece.restarts && { restarts: true }),
              }
            : { ...piece.answer, type: 'chat.done', id },
        ),
      )
    }
  }
  void answer()
    .catch((error: unknown) => refuse(caller, error, { id }))
    .finally(() => chats.delete(id))
}
