import type { ValidationRule } from 'graphql'

import { measure, sum } from './measure.js'
import { onOperations, type ToError } from './onOperations.js'

/** A query without fragments cannot name more, because of its length. */
const maxFields = 1_000

/** A rule that refuses operations of more than `maxFields`, once their fragments are opened. */
export function limitSize(toError: ToError): ValidationRule {
  return onOperations(toError, ({ selectionSet }, context) => {
    const fields = measure(context, { field: (_, below) => 1 + below, together: sum })
    if (fields(selectionSet) <= maxFields) return undefined
    return `Ask for less at once: at most ${String(maxFields)} fields.`
  })
}
