/* oxlint-disable jsx-a11y/no-redundant-roles,
   jsx-a11y/no-interactive-element-to-noninteractive-role -- The roles repeat the elements' own:
   on phones their display changes, and some browsers then drop the table semantics. */
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ScaleTable.module.css'

type Row = { id: string; name: string; bar: ReactNode; amount: string; label: string }

type ScaleTableProps = {
  title: string
  heads: readonly [name: string, amount: string, label: string]
  /** From the strongest group to the weakest; each group is a tie. */
  tiers: readonly (readonly Row[])[]
  note: string
}

/** All results as numbers and text, also for screen readers; ties are grouped. */
export function ScaleTable({ title, heads, tiers, note }: ScaleTableProps) {
  const { t } = useTranslation('selfAssessments')
  const id = useId()
  return (
    <>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <table role="table" className={styles.table} aria-labelledby={id}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {tiers.map((rows) => (
          <tbody
            key={rows[0]?.id}
            role="rowgroup"
            className={rows.length > 1 ? styles.tie : undefined}
          >
            {rows.length > 1 && (
              <tr role="row">
                <th role="rowheader" scope="rowgroup" colSpan={3} className={styles.tied}>
                  {t('result.tie')}
                </th>
              </tr>
            )}
            {rows.map(({ id: key, name, bar, amount, label }) => (
              <tr key={key} role="row">
                <th role="rowheader" scope="row">
                  {name}
                </th>
                <td role="cell">
                  <span className={styles.amount}>
                    {bar}
                    <b className="num">{amount}</b>
                  </span>
                </td>
                <td role="cell" className={styles.word}>
                  {label}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={styles.note}>{note}</p>
    </>
  )
}
