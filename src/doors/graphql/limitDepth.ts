import type { ValidationRule } from 'graphql'

import { measure, most } from './measure.js'
import { onOperations, type ToError } from './onOperations.js'

/** How deep fields may nest; relations lead from document to document without end. */
export const maxDepth = 10

/** Introspection nests without reading a document; the standard introspection query has 14 levels. */
const maxSchemaDepth = 20

const ofSchema = new Set(['__schema', '__type'])

/** A rule that refuses operations deeper than `maxDepth`, introspection not counted. */
export function limitDepth(toError: ToError): ValidationRule {
  return onOperations(toError, ({ selectionSet }, context) => {
    const content = measure(context, {
      field: ({ name }, below) => (ofSchema.has(name.value) ? 0 : 1 + below),
      together: most,
    })
    const everything = measure(context, { field: (_, below) => 1 + below, together: most })
    if (content(selectionSet) > maxDepth) return tooDeep(maxDepth)
    return everything(selectionSet) > maxSchemaDepth ? tooDeep(maxSchemaDepth) : undefined
  })
}

function tooDeep(levels: number): string {
  return `Ask for less at once: at most ${String(levels)} levels.`
}
