import { Card } from '@trilha/web/ui/Card.tsx'
import { Disclosure } from '@trilha/web/ui/Disclosure.tsx'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './analytics.module.css'
import { Sample, type BarPart, Bar, type Look } from './Bar.tsx'

type FigureProps = {
  title: string
  /** What the numbers mean, in plain words. */
  meaning: ReactNode
  /** The same numbers as a table; null where there are none. */
  table: ReactNode | null
  tools?: ReactNode
  children: ReactNode
}

/** A chart with what it means above it and its table below, folded. */
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

/** The title of a part, which names it by `id`, and what can be done with its numbers. */
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
  /** What the bar says, in words. */
  words: ReactNode
  bars: readonly { parts: readonly BarPart[]; reach?: number | null }[]
}

/** Bars with their names and words; below, what the looks stand for. */
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
              // The order of a row's bars never changes.
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
