import type { ValidationRule } from 'graphql'

import { measure, sum } from './measure.js'
import { onOperations, type ToError } from './onOperations.js'

/** A query without fragments cannot name more fields, because its length is limited. */
const maxFields = 1_000

/** A rule that refuses operations of more than `maxFields`, counted with their fragments expanded. */
export function limitSize(toError: ToError): ValidationRule {
  return onOperations(toError, ({ selectionSet }, context) => {
    const fields = measure(context, { field: (_, below) => 1 + below, together: sum })
    if (fields(selectionSet) <= maxFields) return undefined
    return `Ask for less at once: at most ${String(maxFields)} fields.`
  })
}
