/** Numbers between 0 and 1 that look random and are the same for each start (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (list) => {
      const found = list[below(list.length)]
      if (found === undefined) throw new RangeError('There is nothing to pick from')
      return found
    },
  }
}

export type Random = {
  next: () => number
  below: (limit: number) => number
  pick: <T>(list: readonly T[]) => T
}
