import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './analytics.module.css'
import { Sample, type BarPart, Bar, type Look } from './Bar.tsx'

type FigureProps = {
  title: string
  /** What the numbers mean, in plain words. */
  meaning: ReactNode
  /** The same numbers as a table; null when there are none. */
  table: ReactNode | null
  tools?: ReactNode
  children: ReactNode
}

/** A chart with its explanation above and a collapsed table below. */
export function Figure({ title, meaning, table, tools, children }: FigureProps) {
  const { t } = useTranslation('analytics')
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.figure}>
      <FigureHead id={id} title={title} tools={tools} />
      <p className={styles.meaning}>{meaning}</p>
      {children}
      {table !== null && <Disclosure title={t('table')}>{table}</Disclosure>}
    </Card>
  )
}

type FigureHeadProps = { id: string; title: string; tools?: ReactNode }

/** Heading of a part (labels it by `id`) with its actions. */
export function FigureHead({ id, title, tools }: FigureHeadProps) {
  return (
    <div className={styles.figureHead}>
      <h2 id={id} className={styles.figureTitle}>
        {title}
      </h2>
      {tools}
    </div>
  )
}

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
            <p className={styles.barLabel}>{label}</p>
            {bars.map((bar, i) => (
              // The order of the bars in a row never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <Bar key={i} {...bar} />
            ))}
            <p className={styles.barWords}>{words}</p>
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
