import type { Payload } from 'payload'

type Kept = {
  /** Masked. */
  question: string
  messageId: string
  grounded: boolean
  mode: 'platform' | 'local'
  locale: string
  source: string | undefined
  at: Date
}

/** Keeps a masked question for staff, with the day alone and nothing of who asked. */
export async function keepQuestion(payload: Payload, { at, ...kept }: Kept): Promise<void> {
  await payload.create({
    collection: 'chat-questions',
    data: { ...kept, day: at.toISOString().slice(0, 10) },
    depth: 0,
  })
}
