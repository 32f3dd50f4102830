import type { Payload } from 'payload'

import { within } from '../../../platform/abort.js'

/** In milliseconds: an answer does not wait longer for the database, because it can do without. */
const patience = 1_000

/**
 * The result of optional database work; undefined if it fails or takes over a second. Only the error's name is logged,
 * because its message may quote the statement with the question.
 */
export async function whileAvailable<T>(
  payload: Payload,
  work: Promise<T>,
): Promise<T | undefined> {
  try {
    return await within(patience, work)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    payload.logger.warn({ errorName: name, msg: 'The assistant goes on without the database' })
    return undefined
  }
}
