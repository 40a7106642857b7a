import { paymentBands, type PaymentBand } from '@trilha/contracts/vacancies/enums'

/** The bands with amounts, ascending. */
export const amountBands = paymentBands.filter((band) => band !== 'negotiable')

/** A pay filter: whole bands between two edges, and whether negotiable pay is included. */
export type PayRange = {
  /** Indexes of edges, 0 to `amountBands.length`; `from` < `to`. */
  from: number
  to: number
  negotiable: boolean
}

const lastEdge = amountBands.length
const everything: PayRange = { from: 0, to: lastEdge, negotiable: true }

/** Reais per month at an edge; null above the last band, which has no upper limit. */
export function reaisAt(edge: number): number | null {
  const band = amountBands[edge]
  return band ? Number(band.split('-')[0]) : null
}

/** The range from the first to the last selected band; all bands if none has an amount. */
export function payRangeOf(payment: readonly PaymentBand[]): PayRange {
  if (payment.length === 0) return everything
  const indexes = amountBands.flatMap((band, i) => (payment.includes(band) ? [i] : []))
  const negotiable = payment.includes('negotiable')
  return { from: indexes[0] ?? 0, to: (indexes.at(-1) ?? lastEdge - 1) + 1, negotiable }
}

/** The bands of a range; empty if the range includes everything. */
export function paymentOf({ from, to, negotiable }: PayRange): PaymentBand[] {
  if (from === 0 && to === lastEdge && negotiable) return []
  return [...amountBands.slice(from, to), ...(negotiable ? (['negotiable'] as const) : [])]
}

/** True if at least one band with amounts is selected, and there is no gap between them. */
export function isOneRange(payment: readonly PaymentBand[]): boolean {
  const chosen = amountBands.filter((band) => payment.includes(band))
  const { from, to } = payRangeOf(payment)
  return chosen.length > 0 && chosen.length === to - from
}
