import type { ValidationRule } from 'graphql'

import { onOperations, type ToError } from './onOperations.js'

/** A rule that refuses kinds of operations that the schema does not have: graphql's own rules let them pass. */
export function refuseUnknown(toError: ToError): ValidationRule {
  return onOperations(toError, ({ operation }, context) =>
    context.getSchema().getRootType(operation)
      ? undefined
      : `There is no ${operation} here. The WebSocket at /api/ws tells of what happens.`,
  )
}
