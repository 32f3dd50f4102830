import { seedSampleContent } from '../../../../src/demo/seedSampleContent.js'
import { answer } from '../../../../src/modules/assistant/answer/entryPoints.js'
import type { ChatAnswer, ChatEvent } from '../../../../src/modules/assistant/schemas.js'
import type { Foyer } from '../../../support/boot.js'
import { boot } from '../../../support/boot.js'

export type Answered = ChatAnswer & { probability: number }

/** The service with the sample content, and its assistant without the limits on visitors. */
export async function bootSample(): Promise<{
  foyer: Foyer
  /** What was asked before is answered as before. */
  ask(message: string, locale?: string): Promise<Answered>
}> {
  const foyer = await boot({ SERVER_URL: 'https://keelmark.example' })
  await seedSampleContent(foyer.payload)
  await foyer.platform.search.settled()
  const answerTo = async (message: string, locale?: string) => {
    const { signal } = new AbortController()
    const caller = { headers: new Headers(), payload: foyer.payload }
    let last: ChatEvent | undefined
    for await (const event of answer(caller, { message, locale, signal })) last = event
    if (last?.type !== 'done') throw new Error('The answer did not end')
    return { ...last.answer, probability: last.probability }
  }
  const answered = new Map<string, Promise<Answered>>()
  return {
    foyer,
    ask: (message, locale) => {
      const key = JSON.stringify([message, locale])
      const known = answered.get(key) ?? answerTo(message, locale)
      answered.set(key, known)
      return known
    },
  }
}
