import type { ValidationRule } from 'graphql'

import { maxFilterDepth } from '../../platform/payload/measureFilter.js'
import type { ToError } from './onOperations.js'

const combines = /^(?:AND|OR)$/

/** How much variables may hold; those of staff carry whole documents. */
const most = { depth: 100, values: { anyone: 1_000, staff: 100_000 } }

/** A rule that refuses conditions nested deeper in `AND` and `OR` than anybody needs. */
export function limitFilters(toError: ToError): ValidationRule {
  return (context) => {
    let depth = 0
    return {
      ObjectField: {
        enter: (node) => {
          if (!combines.test(node.name.value)) return undefined
          depth += 1
          if (depth <= maxFilterDepth) return undefined
          context.reportError(toError(tooDeep, node))
          // Nothing below this node is visited, so `leave` is not called for it either.
          depth -= 1
          return false
        },
        leave: (node) => {
          if (combines.test(node.name.value)) depth -= 1
        },
      },
    }
  }
}

const tooDeep = `Nest AND and OR at most ${String(maxFilterDepth)} deep.`

type Level = { value: unknown; depth: number; filters: number }

/** Why variables are not visited: their types would allow endless nesting. */
export function faultOfVariables(variables: unknown, isStaff: boolean): string | undefined {
  const mostValues = most.values[isStaff ? 'staff' : 'anyone']
  const open: Level[] = [{ value: variables, depth: 0, filters: 0 }]
  for (let count = 0, next = open.pop(); next; count += 1, next = open.pop()) {
    const { value, depth, filters } = next
    if (filters > maxFilterDepth) return tooDeep
    if (depth > most.depth || count > mostValues) {
      return `Send less in \`variables\`: at most ${String(mostValues)} values, ${String(most.depth)} deep.`
    }
    if (typeof value !== 'object' || value === null) continue
    for (const [name, below] of Object.entries(value)) {
      const isFilter = !Array.isArray(value) && combines.test(name)
      open.push({ value: below, depth: depth + 1, filters: filters + (isFilter ? 1 : 0) })
    }
  }
  return undefined
}
