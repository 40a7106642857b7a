/** Statistics for both self-assessments. Pure; lists must not be empty. */

export const mean = (list: readonly number[]): number =>
  list.reduce((sum, value) => sum + value, 0) / list.length

export const clip = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value))

export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** Correlation of two lists of the same length, −1 to 1; 0 if one of them doesn't vary. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  let [ab, aa, bb] = [0, 0, 0]
  a.forEach((value, i) => {
    const [da, db] = [value - meanA, (b[i] ?? Number.NaN) - meanB]
    ab += da * db
    aa += da * da
    bb += db * db
  })
  // Smaller sums of squares are rounding errors of lists without variation.
  return aa < 1e-12 || bb < 1e-12 ? 0 : ab / Math.sqrt(aa * bb)
}

/** Rank correlation; equal values get the mean of their ranks. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return pearson(ranks(a), ranks(b))
}

function ranks(list: readonly number[]): number[] {
  return list.map((value) => {
    const lower = list.filter((other) => other < value).length
    const equal = list.filter((other) => other === value).length
    return lower + (equal + 1) / 2
  })
}
