import type { ASTNode, OperationDefinitionNode, ValidationContext, ValidationRule } from 'graphql'

/** Creates graphql's own error class; the package is loaded with the first query. */
export type ToError = (
  message: string,
  node: ASTNode,
) => Parameters<ValidationContext['reportError']>[0]

/** A rule that refuses operations for which `faultOf` returns a message. */
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
