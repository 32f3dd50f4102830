import { type Weighted, weightedList } from './weightedList.js'

/**
 * The offered media type that `Accept` prefers (RFC 9110 12.5.1). The first offered wins ties and is the fallback,
 * because a usable answer serves a careless client better than a 406.
 */
export function preferredType<Type extends string>(
  accept: string | null | undefined,
  offered: readonly [Type, ...Type[]],
): Type {
  const ranges = weightedList(accept ?? '*/*')
  let best: { type: Type; weight: number } = { type: offered[0], weight: 0 }
  for (const type of offered) {
    const weight = weightOf(type, ranges)
    if (weight > best.weight) best = { type, weight }
  }
  return best.type
}

/** The most specific range that covers a type decides. */
function weightOf(type: string, ranges: Weighted[]): number {
  const family = `${type.split('/')[0] ?? ''}/*`
  for (const wanted of [type, family, '*/*']) {
    const range = ranges.find(({ value }) => value === wanted)
    if (range) return range.weight
  }
  return 0
}
