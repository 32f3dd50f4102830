import type {
  FieldNode,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValidationContext,
} from 'graphql'

type Measure = {
  /** The size of a field, given the size of what is below it. */
  field: (node: FieldNode, below: number) => number
  /** The size of fields beside each other. */
  together: (counts: number[]) => number
}

/**
 * Measures selections with their fragments expanded. Each fragment is measured once: thirty short ones, each using the
 * next twice, expand to a billion fields.
 */
export function measure(
  context: ValidationContext,
  { field, together }: Measure,
): (selected: SelectionSetNode) => number {
  const known = new Map<FragmentDefinitionNode, number>()
  const whole = ({ selections }: SelectionSetNode): number =>
    together(
      selections.map((selection) => {
        if (!('name' in selection)) return whole(selection.selectionSet)
        if ('selectionSet' in selection) {
          return field(selection, selection.selectionSet ? whole(selection.selectionSet) : 0)
        }
        return opened(context.getFragment(selection.name.value))
      }),
    )
  const opened = (fragment: FragmentDefinitionNode | null | undefined): number => {
    if (!fragment) return 0
    const count = known.get(fragment)
    if (count !== undefined) return count
    // A fragment that contains itself is refused by another rule; here it only must not loop.
    known.set(fragment, 0)
    known.set(fragment, whole(fragment.selectionSet))
    return known.get(fragment) ?? 0
  }
  return whole
}

export const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0)

export const most = (counts: number[]): number => Math.max(0, ...counts)
