type Options = {
  values: { readonly [number: number]: number }
  count: number
  /** Breaks ties the same way in every process. */
  keyOf: (number: number) => string
}

/**
 * The `count` numbers with the highest values, best first. A heap of that size is far cheaper than sorting when a
 * common word finds half of the content.
 */
export function selectTop(numbers: readonly number[], { values, count, keyOf }: Options): number[] {
  const valueOf = (number: number) => values[number] ?? 0
  const better = (a: number, b: number) => valueOf(b) - valueOf(a) || (keyOf(a) < keyOf(b) ? -1 : 1)
  const least = numbers.length > count * 4 ? leastOf(numbers.map(valueOf), count) : 0
  const best = numbers.filter((number) => valueOf(number) >= least)
  return best.sort(better).slice(0, count)
}

/** The smallest of the `count` highest values: the root of a heap of them. */
function leastOf(values: readonly number[], count: number): number {
  const heap = values.slice(0, count).sort((a, b) => a - b)
  for (const value of values.slice(count)) {
    if (value > (heap[0] ?? 0)) sink(heap, value)
  }
  return heap[0] ?? 0
}

/** Replaces the smallest value of a heap. */
function sink(heap: number[], value: number): void {
  const { length } = heap
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    const right = left + 1
    const smaller = right < length && (heap[right] ?? 0) < (heap[left] ?? 0) ? right : left
    const child = heap[smaller]
    if (child === undefined || child >= value) break
    heap[at] = child
    at = smaller
  }
  heap[at] = value
}
