import type {
  ASTNode,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValidationContext,
  ValidationRule,
} from 'graphql'

/** How deep fields may stand inside each other; relations lead from document to document without end. */
export const maxDepth = 10

/** A rule that refuses operations deeper than `maxDepth`; `toError` makes graphql's own error. */
export function limitDepth(
  toError: (message: string, node: ASTNode) => Parameters<ValidationContext['reportError']>[0],
): ValidationRule {
  return (context) => ({
    OperationDefinition: (node) => {
      if (depthOf(node.selectionSet, context, new Set()) > maxDepth) {
        const message = `Ask for less at once: at most ${String(maxDepth)} levels.`
        context.reportError(toError(message, node))
      }
    },
  })
}

/** A fragment that holds itself is refused by another rule; here it must only not go on for ever. */
function depthOf(
  { selections }: SelectionSetNode,
  context: ValidationContext,
  inside: ReadonlySet<FragmentDefinitionNode>,
): number {
  const depths = selections.map((selection) => {
    if ('typeCondition' in selection) return depthOf(selection.selectionSet, context, inside)
    if ('selectionSet' in selection) {
      return selection.selectionSet ? 1 + depthOf(selection.selectionSet, context, inside) : 1
    }
    const fragment = context.getFragment(selection.name.value)
    if (!fragment || inside.has(fragment)) return 0
    return depthOf(fragment.selectionSet, context, new Set([...inside, fragment]))
  })
  return Math.max(0, ...depths)
}
