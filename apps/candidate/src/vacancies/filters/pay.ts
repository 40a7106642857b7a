import { paymentBands, type PaymentBand } from '@trilha/contracts/vacancies/enums'

/** The bands with amounts, ascending. */
export const figureBands = paymentBands.filter((band) => band !== 'negotiable')

/** A pay filter: whole bands between two edges, and whether negotiable pay is included. */
export type PayRange = {
  /** Indexes of edges, 0 to `figureBands.length`; `from` < `to`. */
  from: number
  to: number
  negotiable: boolean
}

const end = figureBands.length
const everything: PayRange = { from: 0, to: end, negotiable: true }

/** Reais per month at an edge; null above the last band, which has no upper limit. */
export function reaisAt(edge: number): number | null {
  const band = figureBands[edge]
  return band ? Number(band.split('-')[0]) : null
}

/** The range that covers the selected bands, including gaps between them. */
export function payRangeOf(payment: readonly PaymentBand[]): PayRange {
  if (payment.length === 0) return everything
  const chosen = figureBands.flatMap((band, i) => (payment.includes(band) ? [i] : []))
  const negotiable = payment.includes('negotiable')
  return { from: chosen[0] ?? 0, to: (chosen.at(-1) ?? end - 1) + 1, negotiable }
}

/** The bands of a range; empty if the range includes everything. */
export function paymentOf({ from, to, negotiable }: PayRange): PaymentBand[] {
  if (from === 0 && to === end && negotiable) return []
  return [...figureBands.slice(from, to), ...(negotiable ? (['negotiable'] as const) : [])]
}

/** True if the selected bands with amounts have no gaps. */
export function isOneRange(payment: readonly PaymentBand[]): boolean {
  const chosen = figureBands.filter((band) => payment.includes(band))
  const { from, to } = payRangeOf(payment)
  return chosen.length > 0 && chosen.length === to - from
}
