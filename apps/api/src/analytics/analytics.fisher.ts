/** Fisher's exact test for two groups with two outcomes. Pure functions. */

const logFactorials: number[] = [0, 0]

/** Natural logarithm of n!; results are cached. */
function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++)
    logFactorials.push((logFactorials[i - 1] ?? 0) + Math.log(i))
  return logFactorials[n] ?? 0
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Tolerance that treats probabilities as equal when they differ only by rounding. */
const tieTolerance = 1 + 1e-7

/**
 * Two-sided p-value: the probability of a table at least as unlikely as this one if both groups had
 * the same chance to pass. Sums all tables with the same margins that are not more likely.
 */
export function fisher(
  first: { entered: number; passed: number },
  second: { entered: number; passed: number },
): number {
  const passed = first.passed + second.passed
  const total = logChoose(first.entered + second.entered, passed)
  const probability = (x: number) =>
    Math.exp(logChoose(first.entered, x) + logChoose(second.entered, passed - x) - total)
  const observed = probability(first.passed)
  let sum = 0
  for (let x = Math.max(0, passed - second.entered); x <= Math.min(passed, first.entered); x++) {
    const p = probability(x)
    if (p <= observed * tieTolerance) sum += p
  }
  return Math.min(1, sum)
}
