import { LRUCache } from 'lru-cache'

/** How long a form that is sent again gets the same answer. In memory alone: in another process it is asked anew. */
const keptForMs = 10_000

const answers = new LRUCache<string, Promise<Response>>({ max: 1_000, ttl: keptForMs })

/**
 * What `call` answers, and the same again where the very form is sent once more within seconds: of a double click
 * the browser shows the second answer alone. A code still proves one thing once; a refusal is not kept.
 */
export async function shareAnswer(key: string, call: () => Promise<Response>): Promise<Response> {
  const answer = answers.get(key) ?? call()
  answers.set(key, answer)
  try {
    const response = await answer
    if (!response.ok) answers.delete(key)
    return response.clone()
  } catch (error) {
    answers.delete(key)
    throw error
  }
}
