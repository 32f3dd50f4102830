import { createLocalReq, type Payload } from 'payload'

import { transact } from '../../../platform/database/transact.js'
import type { AssistantOptions } from '../assistantOptions.js'

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

type Keeper = { payload: Payload; options: Pick<AssistantOptions, 'onUnanswered'> }

/** Stores a masked question for staff, with its day only and nothing about who asked. */
export async function keepQuestion(
  { payload, options }: Keeper,
  { at, ...kept }: Kept,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await transact(req, async () => {
    const { id } = await payload.create({
      collection: 'chat-questions',
      data: { ...kept, day: at.toISOString().slice(0, 10) },
      depth: 0,
      req,
    })
    if (!kept.grounded) await options.onUnanswered?.(req, { id, locale: kept.locale })
  })
}
