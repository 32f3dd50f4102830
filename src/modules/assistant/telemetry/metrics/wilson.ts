/** The 97.5 % point of the normal distribution. */
const z = 1.959_963_984_540_054

/** The 95 % interval of a share of `n` trials (Wilson 1927): it holds for few trials and for shares near 0 and 1. */
export function wilson(hits: number, n: number): [low: number, high: number] {
  const share = hits / n
  const spread =
    (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n)
  const clamp = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e6) / 1e6
  return [clamp(middle - spread), clamp(middle + spread)]
}
