import type { PayloadRequest, Where } from 'payload'

import { answerBadInput } from './answerBadInput.js'
import { Problem } from '../http/Problem.js'
import { problems } from '../http/problems.js'
import { readFilter } from './readFilter.js'

/** Runs a find with the caller's own `where`; throws `invalid_query` if the filter is invalid. */
export async function applyFilter<Found>(
  req: PayloadRequest,
  find: (where: Where) => Promise<Found>,
): Promise<Found> {
  const where = readFilter(req.query['where'])
  if (!where) throw refusal()
  try {
    return await find(where)
  } catch (error) {
    const { status } = error as { status?: unknown }
    const bad = await answerBadInput({ context: req.context, error: error as Error, req })
    if (status !== 400 && (bad?.status ?? 500) >= 500) throw error
    throw refusal()
  }
}

function refusal(): Problem {
  const fault = { path: '/where', code: 'invalid', message: 'This filter cannot be applied.' }
  return new Problem(problems.invalidQuery, { errors: [fault] })
}
