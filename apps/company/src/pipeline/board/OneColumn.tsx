import type { BoardColumn } from '@trilha/contracts/pipeline/board'
import { Chips, Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { ColumnIcon } from './Board.tsx'
import styles from './OneColumn.module.css'
import { useBoard } from './board.context.ts'
import { PageCardList } from './CardList.tsx'
import { useColumnCards } from './useColumnCards.ts'

/** One column at a time: on phones, and in the list layout. */
export function OneColumn({ wide }: { wide: boolean }) {
  const { t } = useTranslation('pipeline')
  const { columns, titleOf } = useBoard()
  const [search] = useSearchParams()
  const row = useRef<HTMLElement>(null)
  const shown =
    columns.find(({ id }) => id === search.get('etapa')) ??
    columns.find(({ count }) => count > 0) ??
    columns[0]
  const shownId = shown?.id
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [shownId])
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(search)
    next.set('etapa', id)
    return `?${next}`
  }
  return (
    <>
      <nav aria-label={t('vacancy.columns')} ref={row} className={styles.stages}>
        <Chips scroll>
          {columns.map((column) => (
            <Chip
              key={column.id}
              icon={<ColumnIcon column={column} />}
              on={column === shown}
              render={
                <Link
                  to={hrefOf(column.id)}
                  replace
                  preventScrollReset
                  aria-current={column === shown ? 'page' : undefined}
                />
              }
            >
              {titleOf(column.id)} <b className="num">{column.count}</b>
            </Chip>
          ))}
        </Chips>
      </nav>
      {shown && <Cards key={shown.id} column={shown} wide={wide} />}
    </>
  )
}

function Cards({ column, wide }: { column: BoardColumn; wide: boolean }) {
  const { t } = useTranslation('pipeline')
  const { titleOf } = useBoard()
  const list = useColumnCards(column)
  if (list.cards.length === 0 && list.left === 0)
    return <EmptyState title={t('vacancy.nobody')} headingLevel="h2" />
  return (
    <>
      <h2 className="sr">{titleOf(column.id)}</h2>
      <PageCardList column={list} label={titleOf(column.id)} wide={wide} />
    </>
  )
}
