import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'

import { Problem } from '../http/Problem.js'
import { problems } from '../http/problems.js'
import { answerBadInput } from './answerBadInput.js'

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

const Fields = z.record(z.string(), z.unknown())
// Payload ignores these operators if they are compared with anything else.
const Several = z.union([z.string(), z.number(), z.array(z.unknown())]).optional()
const Comparisons = z
  .looseObject({ in: Several, not_in: Several, all: Several })
  .refine((operators) => Object.keys(operators).length > 0)

/**
 * The `where` of a query in either form that Payload's lists accept: nested parameters, or one JSON text; undefined if
 * it is neither. Payload ignores conditions that compare nothing, so a slip would match every document: here every part
 * of a filter must be a condition.
 */
export function readFilter(given: unknown): Where | undefined {
  if (given === undefined) return {}
  const filter = typeof given === 'string' ? parseJson(given) : given
  return isFilter(filter) ? filter : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isFilter(value: unknown): value is Where {
  const { data } = Fields.safeParse(value)
  return data !== undefined && Object.entries(data).every(compares)
}

function compares([name, condition]: [string, unknown]): boolean {
  const isList = /^(?:and|or)$/i.test(name) && Array.isArray(condition)
  if (!isList) return Comparisons.safeParse(condition).success
  const filters: unknown[] = condition
  return (
    filters.length > 0 && filters.every((each) => isFilter(each) && Object.keys(each).length > 0)
  )
}
