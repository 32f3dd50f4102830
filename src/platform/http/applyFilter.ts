import type { PayloadRequest } from 'payload'

import { answerBadInput } from './answerBadInput.js'
import { Problem } from './Problem.js'
import { problems } from './problems.js'

/** Finds by the caller's own `where`; throws `invalid_query` where the filter makes no sense. */
export async function applyFilter<Found>(
  req: PayloadRequest,
  find: () => Promise<Found>,
): Promise<Found> {
  try {
    return await find()
  } catch (error) {
    const { status } = error as { status?: unknown }
    const bad = await answerBadInput({ context: req.context, error: error as Error, req })
    if (status !== 400 && (bad?.status ?? 500) >= 500) throw error
    const fault = { path: '/where', code: 'invalid', message: 'This filter cannot be applied.' }
    throw new Problem(problems.invalidQuery, { errors: [fault] })
  }
}
