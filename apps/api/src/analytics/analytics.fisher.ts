/** Fisher's exact test for two groups with two outcomes. Pure. */

const logs: number[] = [0, 0]

/** Natural logarithm of n!, each worked out once. */
function logFactorial(n: number): number {
  for (let i = logs.length; i <= n; i++) logs.push((logs[i - 1] ?? 0) + Math.log(i))
  return logs[n] ?? 0
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Two probabilities that differ by rounding only are the same. */
const tie = 1 + 1e-7

/**
 * The probability, if both groups had the same chance to pass, of a table at least as unlikely as
 * this one, in both directions: the sum over all tables with the same margins that are no likelier.
 */
export function fisher(
  one: { entered: number; passed: number },
  other: { entered: number; passed: number },
): number {
  const passed = one.passed + other.passed
  const all = logChoose(one.entered + other.entered, passed)
  const chance = (x: number) =>
    Math.exp(logChoose(one.entered, x) + logChoose(other.entered, passed - x) - all)
  const seen = chance(one.passed)
  let sum = 0
  for (let x = Math.max(0, passed - other.entered); x <= Math.min(passed, one.entered); x++) {
    const p = chance(x)
    if (p <= seen * tie) sum += p
  }
  return Math.min(1, sum)
}
