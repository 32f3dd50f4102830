/**
 * The offered media type that `Accept` likes best (RFC 9110 12.5.1); the first offered wins ties and
 * stands where nothing fits, because a usable answer serves a careless client better than a 406.
 */
export function preferredType<Type extends string>(
  accept: string | null | undefined,
  offered: readonly [Type, ...Type[]],
): Type {
  const ranges = (accept ?? '*/*').toLowerCase().split(',').map(parseRange)
  let best: { type: Type; quality: number } = { type: offered[0], quality: 0 }
  for (const type of offered) {
    const quality = qualityOf(type, ranges)
    if (quality > best.quality) best = { type, quality }
  }
  return best.type
}

type Range = { type: string; quality: number }

function parseRange(range: string): Range {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const value = quality === undefined ? 1 : Number(quality)
  return { type, quality: Number.isFinite(value) ? value : 0 }
}

function qualityOf(type: string, ranges: Range[]): number {
  const family = `${type.split('/')[0] ?? ''}/*`
  for (const wanted of [type, family, '*/*']) {
    const range = ranges.find((candidate) => candidate.type === wanted)
    if (range) return range.quality
  }
  return 0
}
