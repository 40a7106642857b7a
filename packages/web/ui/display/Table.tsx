/* oxlint-disable jsx-a11y/no-redundant-roles,
   jsx-a11y/no-interactive-element-to-noninteractive-role -- In card layout the elements get another `display`, and some browsers then drop their semantics. The explicit roles keep them. */
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Table.module.css'

export type TableColumn<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Align numbers to the end of their column. */
  align?: 'start' | 'end'
}

export type TableProps<Row> = {
  /** What the table lists; its caption for screen readers. */
  label: string
  /** The first column is the row header. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  isSelected?: (row: Row) => boolean
  /** Below 900 px: each row becomes a card, or the table scrolls in its own region. */
  narrow?: 'cards' | 'scroll'
  className?: string
}

/** A table for comparing values. For a list of links use cards. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  isSelected,
  narrow = 'cards',
  className,
}: TableProps<Row>) {
  const table = (
    <table role="table" className={cx(styles.table, narrow === 'cards' && styles.cards)}>
      <caption className="sr">{label}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={cx(column.align === 'end' && styles.end)}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" aria-selected={isSelected?.(row)}>
            {columns.map((column, index) => (
              <Cell key={column.id} column={column} row={row} first={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return narrow === 'cards' ? (
    <div className={cx(styles.frame, className)}>{table}</div>
  ) : (
    // A scrollable region must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className={cx(styles.frame, styles.region, className)}>
      {table}
    </section>
  )
}

type CellProps<Row> = { column: TableColumn<Row>; row: Row; first: boolean }

function Cell<Row>({ column, row, first }: CellProps<Row>) {
  if (first) {
    return (
      <th role="rowheader" scope="row">
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td role="cell" className={cx(column.align === 'end' && styles.end)}>
      {/* In card layout the column headers are visually hidden; screen readers still have them. */}
      <span className={styles.name} aria-hidden>
        {column.header}
      </span>
      <span>{column.cell(row)}</span>
    </td>
  )
}
