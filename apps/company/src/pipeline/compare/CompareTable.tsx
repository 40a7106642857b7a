import type { ComparedPerson } from '@trilha/contracts/pipeline/person'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useBoard } from '../board/board.context.ts'
import { CompareCell } from './CompareCell.tsx'
import styles from './CompareTable.module.css'
import { Portrait } from '../Portrait.tsx'
import { bestOf, useCompareRows, type Compared } from './useCompareRows.ts'
import { useNarrow } from '../board/useNarrow.ts'

/** A comparison with people in columns; on narrow screens each row's name is above its cells. */
export function CompareTable({ compared }: { compared: Compared }) {
  const { t } = useTranslation('sheet')
  const { people } = compared
  const rows = useCompareRows(compared)
  const narrow = useNarrow()
  const cellsBelow = narrow ? people.length : null
  return (
    // Scrollable regions must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={t('compare.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {!narrow && (
              <th scope="col" className={styles.names}>
                <span className="sr">{t('compare.row')}</span>
              </th>
            )}
            {people.map((person) => (
              <Head key={person.id} person={person} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ cellValue }) => people.some((person) => cellValue(person) !== null))
            .map((row) => {
              const best = bestOf(people, row)
              return (
                <Row key={row.name} name={row.name} cellsBelow={cellsBelow}>
                  {people.map((person) => {
                    const value = row.cellValue(person)
                    const isBest = best.has(person.id)
                    return (
                      <td key={person.id} data-best={isBest || undefined}>
                        {value === null ? (
                          <span className="ink2">{row.emptyText ?? t('compare.unknown')}</span>
                        ) : (
                          <CompareCell value={value} />
                        )}
                        {isBest && <span className="sr"> ({t('compare.best')})</span>}
                      </td>
                    )
                  })}
                </Row>
              )
            })}
          {people.some(({ moves }) => moves.length > 0) && (
            <Row name={t('compare.act')} cellsBelow={cellsBelow}>
              {people.map((person) => (
                <td key={person.id}>
                  <Advance person={person} />
                </td>
              ))}
            </Row>
          )}
        </tbody>
      </table>
    </section>
  )
}

/** The person, with their current stage. */
function Head({ person: { id, candidate, stage, state } }: { person: ComparedPerson }) {
  const { t } = useTranslation('pipeline')
  const { sheetOf } = useBoard()
  return (
    <th scope="col">
      <span className={styles.person}>
        <Portrait candidate={candidate} />
        <span>
          <Link to={sheetOf(id)} preventScrollReset>
            {candidate.name}
          </Link>
          <span className={styles.stage}>{stage?.title ?? t(`application.state.${state}`)}</span>
        </span>
      </span>
    </th>
  )
}

type RowProps = {
  name: string
  /** Number of cells below the row name; null: the name has its own column. */
  cellsBelow: number | null
  children: ReactNode
}

function Row({ name, cellsBelow, children }: RowProps) {
  return cellsBelow ? (
    <>
      <tr>
        <th scope="rowgroup" colSpan={cellsBelow}>
          <span className={styles.stays}>{name}</span>
        </th>
      </tr>
      <tr>{children}</tr>
    </>
  ) : (
    <tr>
      <th scope="row">{name}</th>
      {children}
    </tr>
  )
}

/** Moves the person to the next column, with undo, as on the card. */
function Advance({ person }: { person: ComparedPerson }) {
  const { t } = useTranslation('sheet')
  const { columns, selected, titleOf, move } = useBoard()
  const [to] = person.moves
  const card =
    selected.get(person.id) ??
    columns.flatMap(({ rows }) => rows).find(({ id }) => id === person.id)
  if (!to || !card) return null
  const { version, moves } = person
  return (
    <Button
      variant="soft"
      aria-label={t('compare.advanceTo', { name: person.candidate.name, column: titleOf(to) })}
      onClick={() => move([{ ...card, version, moves }], { id: to, title: titleOf(to) })}
    >
      {t('compare.advance')}
    </Button>
  )
}
