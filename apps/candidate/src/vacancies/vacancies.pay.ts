import { paymentBands, type PaymentBand } from '@trilha/contracts/vacancies.enums'

/** The bands that have figures, ascending. */
export const figureBands = paymentBands.filter((band) => band !== 'negotiable')

/** A choice of pay: whole bands between two edges, and whether those to be agreed belong to it. */
export type PayRange = {
  /** Positions of edges, 0 to `figureBands.length`; `from` is before `to`. */
  from: number
  to: number
  negotiable: boolean
}

const end = figureBands.length
const everything: PayRange = { from: 0, to: end, negotiable: true }

/** Reais per month at an edge; null above the last band, which has no ceiling. */
export function reaisAt(edge: number): number | null {
  const band = figureBands[edge]
  return band ? Number(band.split('-')[0]) : null
}

/** The range that chosen bands stand for; bands with holes between them give the range around them. */
export function payRangeOf(payment: readonly PaymentBand[]): PayRange {
  if (payment.length === 0) return everything
  const chosen = figureBands.flatMap((band, i) => (payment.includes(band) ? [i] : []))
  const negotiable = payment.includes('negotiable')
  return { from: chosen[0] ?? 0, to: (chosen.at(-1) ?? end - 1) + 1, negotiable }
}

/** The bands of a range; none where the range leaves nothing out. */
export function paymentOf({ from, to, negotiable }: PayRange): PaymentBand[] {
  if (from === 0 && to === end && negotiable) return []
  return [...figureBands.slice(from, to), ...(negotiable ? (['negotiable'] as const) : [])]
}

/** True when the bands with figures lie side by side, so that one range says them all. */
export function isOneRange(payment: readonly PaymentBand[]): boolean {
  const chosen = figureBands.filter((band) => payment.includes(band))
  const { from, to } = payRangeOf(payment)
  return chosen.length > 0 && chosen.length === to - from
}
