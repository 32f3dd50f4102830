import type { ASTNode, OperationDefinitionNode, ValidationContext, ValidationRule } from 'graphql'

/** Makes graphql's own error: the package is loaded with the first query. */
export type ToError = (
  message: string,
  node: ASTNode,
) => Parameters<ValidationContext['reportError']>[0]

/** A rule that refuses the operations that `faultOf` finds a fault with, in its words. */
export function onOperations(
  toError: ToError,
  faultOf: (node: OperationDefinitionNode, context: ValidationContext) => string | undefined,
): ValidationRule {
  return (context) => ({
    OperationDefinition: (node) => {
      const fault = faultOf(node, context)
      if (fault !== undefined) context.reportError(toError(fault, node))
    },
  })
}
