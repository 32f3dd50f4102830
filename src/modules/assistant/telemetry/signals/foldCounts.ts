/** The part of an hour's count covered by one signal; `step` tells the parts of an hour apart. */
export type Fold = { step: string; count: number; magnitude: number }

/**
 * Splits an hour's count from `before` (published) to `total` into signals: one at the 1st, 10th, 100th and so on, each
 * for those since the one before. So a flood makes only a few signals, the same in whichever process.
 */
export function foldCounts(before: number, total: number): Fold[] {
  const folds: Fold[] = []
  for (let magnitude = 0, step = 1; step <= total; magnitude += 1, step *= 10) {
    if (step > before) folds.push({ step: String(step), count: tenth(step), magnitude })
  }
  return folds
}

/** The remainder of a finished hour after its last step, so that the signals' counts add up. */
export function foldRest(total: number): Fold[] {
  const magnitude = Math.floor(Math.log10(total))
  const count = total - 10 ** magnitude
  return count > 0 ? [{ step: 'rest', count, magnitude }] : []
}

function tenth(step: number): number {
  return step === 1 ? 1 : step - step / 10
}
