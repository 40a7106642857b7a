import type { ReactNode } from 'react'
import { Bar, Sample, type BarPart, type Look } from './Bar.tsx'
import styles from './Chart.module.css'

export type ChartRow = {
  id: string
  label: ReactNode
  /** The bar's values as text. */
  words: ReactNode
  bars: readonly { parts: readonly BarPart[]; reach?: number | null }[]
}

/** Labelled bars with their values as text, and a legend below. */
export function Chart({
  rows,
  legend,
}: {
  rows: readonly ChartRow[]
  legend: readonly (readonly [Look, string])[]
}) {
  return (
    <>
      <ul className={styles.chart}>
        {rows.map(({ id, label, words, bars }) => (
          <li key={id}>
            <p className={styles.label}>{label}</p>
            {bars.map((bar, i) => (
              // The order of the bars in a row never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <Bar key={i} {...bar} />
            ))}
            <p className="sm ink2">{words}</p>
          </li>
        ))}
      </ul>
      {legend.length > 0 && (
        <ul className={styles.legend}>
          {legend.map(([look, words]) => (
            <li key={look}>
              <Sample look={look} /> {words}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
