/** The forms of one language: found by their text, their beginning or their length. */
export function createForms(textOf: (form: number) => string) {
  const numbers = new Map<string, number>()
  const byLength: number[][] = []
  let inOrder: number[] = []
  return {
    find: (text: string): number | undefined => numbers.get(text),
    add: (text: string, number: number): void => {
      numbers.set(text, number)
      const others = (byLength[text.length] ??= [])
      others.push(number)
    },
    /** Sorted when it is wanted; adding a few words to a sorted list costs little. */
    sorted: (): readonly number[] => {
      if (inOrder.length === numbers.size) return inOrder
      const added = [...numbers.values()].slice(inOrder.length)
      inOrder = [...inOrder, ...added].sort((a, b) => compare(textOf(a), textOf(b)))
      return inOrder
    },
    ofLengths: function* (shortest: number, longest: number): Iterable<number> {
      for (let length = shortest; length <= longest; length += 1) yield* byLength[length] ?? []
    },
  }
}

/** By code units: it must agree with `startsWith`. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
