import type { ValidationRule } from 'graphql'

import { measure, sum } from './measure.js'
import { onOperations, type ToError } from './onOperations.js'

/** How many root fields one operation may have: each may list a hundred documents, under any alias. */
export const maxQuestions = 10

/** A rule that refuses operations of more than `maxQuestions` root fields. */
export function limitBreadth(toError: ToError): ValidationRule {
  return onOperations(toError, ({ selectionSet }, context) => {
    const questions = measure(context, { field: () => 1, together: sum })
    if (questions(selectionSet) <= maxQuestions) return undefined
    return `Ask for less at once: at most ${String(maxQuestions)} queries.`
  })
}
