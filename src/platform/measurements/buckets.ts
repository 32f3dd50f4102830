/** Eight buckets per doubling: a value read from its bucket is at most 4.5 % off (the root of 2^(1/8)). */
const perDoubling = 8

/** The upper end of bucket 1; everything below counts as this. */
const lowest = 0.01

/** 0.01 times 2^40: over a century in milliseconds. */
const lastBucket = 40 * perDoubling + 1

/** The bucket of a value, from 1. Bucket 0 holds plain counters. */
export function bucketOf(value: number): number {
  if (value <= lowest) return 1
  return Math.min(lastBucket, 1 + Math.ceil(perDoubling * Math.log2(value / lowest)))
}

/** The value that represents a bucket: the geometric middle of its ends. */
export function middleOf(bucket: number): number {
  return lowest * 2 ** ((bucket - 1.5) / perDoubling)
}

/**
 * The value below which the share `quantile` (0 to 1) of all observations lies; undefined if there are none. `counts`
 * maps buckets to how many observations each holds.
 */
export function quantileOf(
  counts: ReadonlyMap<number, number>,
  quantile: number,
): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const rank = Math.max(1, Math.ceil(quantile * total))
  let seen = 0
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    seen += count
    if (seen >= rank) return middleOf(bucket)
  }
  return undefined
}
