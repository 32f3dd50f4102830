import type { Frequency } from './createPostings.js'

/** How often one document holds each stem; used again for the next, because a map for each made half of the garbage. */
export type Tally = {
  add: (stem: number, part: keyof Frequency, weight: number) => void
  /** Shows every stem that was added, and forgets it; gives them all. */
  empty: (visit: (stem: number, frequency: Frequency) => void) => readonly number[]
}

/** An empty tally; it grows with the vocabulary. */
export function createTally(): Tally {
  let counts = { title: new Uint32Array(4_096), body: new Uint32Array(4_096) }
  let added: number[] = []
  const grow = (stem: number) => {
    const larger = { title: new Uint32Array(2 * stem), body: new Uint32Array(2 * stem) }
    larger.title.set(counts.title)
    larger.body.set(counts.body)
    counts = larger
  }
  return {
    add: (stem, part, weight) => {
      if (stem >= counts.title.length) grow(stem)
      const { title, body } = counts
      if (title[stem] === 0 && body[stem] === 0) added.push(stem)
      const of = counts[part]
      of[stem] = (of[stem] ?? 0) + weight
    },
    empty: (visit) => {
      const { title, body } = counts
      const stems = added
      added = []
      for (const stem of stems) {
        visit(stem, { title: title[stem] ?? 0, body: body[stem] ?? 0 })
        title[stem] = 0
        body[stem] = 0
      }
      return stems
    },
  }
}
