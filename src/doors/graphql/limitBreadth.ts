import type { ASTNode, SelectionSetNode, ValidationContext, ValidationRule } from 'graphql'

/** How many questions one operation may ask: each may list a hundred documents, whatever it is called. */
export const maxQuestions = 10

/** A rule that refuses operations of more than `maxQuestions` root fields; `toError` makes graphql's own error. */
export function limitBreadth(
  toError: (message: string, node: ASTNode) => Parameters<ValidationContext['reportError']>[0],
): ValidationRule {
  return (context) => ({
    OperationDefinition: (node) => {
      if (fieldsOf(node.selectionSet, context, 0) > maxQuestions) {
        const message = `Ask for less at once: at most ${String(maxQuestions)} queries.`
        context.reportError(toError(message, node))
      }
    },
  })
}

/** Fragments deeper than any sensible one are not opened: they may hold themselves. */
function fieldsOf(
  { selections }: SelectionSetNode,
  context: ValidationContext,
  depth: number,
): number {
  if (depth > maxQuestions) return maxQuestions + 1
  let count = 0
  for (const selection of selections) {
    if (count > maxQuestions) return count
    if ('typeCondition' in selection) count += fieldsOf(selection.selectionSet, context, depth + 1)
    else if ('selectionSet' in selection) count += 1
    else {
      const fragment = context.getFragment(selection.name.value)
      count += fragment ? fieldsOf(fragment.selectionSet, context, depth + 1) : 0
    }
  }
  return count
}
