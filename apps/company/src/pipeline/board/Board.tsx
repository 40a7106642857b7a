import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core'
import type { BoardCard, BoardColumn } from '@trilha/contracts/pipeline/board'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconCheck, IconFlag } from '@trilha/web/ui/icons/icons.tsx'
import { IconHeartHandshake } from '@trilha/web/ui/icons/moreIcons.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardPreview } from './BoardCard.tsx'
import styles from './Board.module.css'
import { useBoard } from './board.context.ts'
import { BoardCardList } from './CardList.tsx'
import { useColumnCards } from './useColumnCards.ts'

/** All columns of the board. Cards can be dragged forward; with the keyboard, use their menu. */
export function Board() {
  const { t } = useTranslation('board')
  const { columns, selected, move, titleOf } = useBoard()
  // State instead of a ref, so that the cards are rendered when the element is known.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [dragged, setDragged] = useState<BoardCard | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  )
  const startDrag = ({ active }: DragStartEvent) => setDragged(cardOf(active))
  // Dragging a selected card moves the whole selection.
  const draggedCards =
    dragged && selected.has(dragged.id) ? [...selected.values()] : dragged ? [dragged] : []
  const drop = ({ over }: DragEndEvent) => {
    setDragged(null)
    if (over && dragged?.moves.includes(String(over.id)))
      move(draggedCards, { id: String(over.id), title: titleOf(String(over.id)) })
  }
  const announce =
    (key: 'lifted' | 'over' | 'dropped' | 'stayed') =>
    ({
      active,
      over,
    }: {
      active: { data: { current?: Record<string, unknown> | undefined } }
      over?: { id: unknown } | null
    }) => {
      // Without a column under it, the card stays where it was.
      const outcome = over || key === 'lifted' ? key : 'stayed'
      return t(`drag.${outcome}`, {
        name: cardOf(active)?.candidate.name ?? '',
        column: over ? titleOf(String(over.id)) : '',
      })
    }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={startDrag}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        screenReaderInstructions: { draggable: t('drag.howTo') },
        announcements: {
          onDragStart: announce('lifted'),
          onDragOver: announce('over'),
          onDragEnd: announce('dropped'),
          onDragCancel: announce('stayed'),
        },
      }}
    >
      {/* Scrollable regions must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.board} aria-label={t('board')} tabIndex={0} ref={setScroller}>
        {columns.map((column) => (
          <Column key={column.id} column={column} dragged={dragged} scroller={scroller} />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {dragged && <CardPreview card={dragged} count={draggedCards.length} />}
      </DragOverlay>
    </DndContext>
  )
}

const cardOf = (active: { data: { current?: Record<string, unknown> | undefined } }) =>
  (active.data.current?.['card'] as BoardCard | undefined) ?? null

type ColumnProps = {
  column: BoardColumn
  dragged: BoardCard | null
  scroller: HTMLElement | null
}

function Column({ column, dragged, scroller }: ColumnProps) {
  const { t } = useTranslation('board')
  const { titleOf } = useBoard()
  const list = useColumnCards(column)
  const canDrop = dragged !== null && dragged.moves.includes(column.id)
  const { setNodeRef, isOver } = useDroppable({ id: column.id, disabled: !canDrop })
  const title = titleOf(column.id)
  const people = t('people', { count: column.count })
  return (
    <section
      ref={setNodeRef}
      className={cx(styles.column, canDrop && styles.open, isOver && styles.over)}
      aria-label={t('column', { title, people })}
    >
      <header className={styles.columnHead}>
        <svg className={styles.line} viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden>
          <path d="M0 22C30 22 24 8 50 8S72 22 100 22" />
        </svg>
        <div className={styles.columnTitle}>
          <span className={styles.node}>
            <ColumnIcon column={column} />
          </span>
          <div className={styles.columnWords}>
            <h2>{title}</h2>
            <span className={styles.count}>{people}</span>
          </div>
        </div>
        <p className={styles.promise}>
          {column.stage ? t('answerDays', { count: column.stage.answerDays }) : '\u00A0'}
        </p>
      </header>
      {list.cards.length === 0 && list.left === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <BoardCardList column={list} scroller={scroller} label={title} />
      )}
    </section>
  )
}

/** Icon of a stage, or of a column after the stages. */
export function ColumnIcon({ column }: { column: BoardColumn }) {
  if (column.stage) return <StageIcon kind={column.stage.kind} />
  if (column.id === 'finalist') return <IconFlag />
  return column.id === 'offer' ? <IconHeartHandshake /> : <IconCheck />
}
