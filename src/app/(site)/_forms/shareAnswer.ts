import { LRUCache } from 'lru-cache'

/** How long a repeated submission gets the same answer. In memory only: another process makes the call again. */
const keptForMs = 10_000

const answers = new LRUCache<string, Promise<Response>>({ max: 1_000, ttl: keptForMs })

/**
 * Returns the result of `call`, and the same one if the form is sent again within seconds: after a double click the
 * browser shows only the second response. A code still works only once; refusals are not shared.
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
