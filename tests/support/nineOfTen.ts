/**
 * The longest of these waits, in ms, without the longest tenth of them: a machine that stops for a moment holds up one call,
 * an attack that works holds up all.
 */
export function nineOfTen(waits: number[]): number {
  const sorted = [...waits].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0
}
