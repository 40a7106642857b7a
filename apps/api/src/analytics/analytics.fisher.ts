/** Fisher's exact test for two groups with two outcomes. Pure functions. */

const logFactorials: number[] = [0, 0]

/** Natural logarithm of n!; results are cached. */
function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++)
    logFactorials.push((logFactorials[i - 1] ?? 0) + Math.log(i))
  return logFactorials[n] ?? 0
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Probabilities that differ by less than this factor count as equal (rounding errors). */
const tieTolerance = 1 + 1e-7

/**
 * The two-sided p-value: how probable a difference like this or a rarer one is if both groups have
 * the same chance to pass. Sums the probabilities of all tables with the same margins that are not
 * more probable than this one.
 */
export function fisher(
  first: { entered: number; passed: number },
  second: { entered: number; passed: number },
): number {
  const passed = first.passed + second.passed
  const logTotal = logChoose(first.entered + second.entered, passed)
  /** Probability of the table in which this many people of the first group passed. */
  const probability = (ofFirst: number) =>
    Math.exp(
      logChoose(first.entered, ofFirst) + logChoose(second.entered, passed - ofFirst) - logTotal,
    )
  const observed = probability(first.passed)
  let sum = 0
  const minOfFirst = Math.max(0, passed - second.entered)
  const maxOfFirst = Math.min(passed, first.entered)
  for (let ofFirst = minOfFirst; ofFirst <= maxOfFirst; ofFirst++) {
    const p = probability(ofFirst)
    if (p <= observed * tieTolerance) sum += p
  }
  return Math.min(1, sum)
}
