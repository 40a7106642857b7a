import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { Entry } from '@trilha/contracts/candidates/entries'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconGripVertical } from '@trilha/web/ui/icons/moreIcons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SortableEntries.module.css'

type Card = (entry: Entry, at: number, grip: ReactNode) => ReactNode

type SortableEntriesProps = {
  entries: readonly Entry[]
  onOrder: (next: Entry[]) => void
  children: Card
}

/**
 * Entries that can be sorted with mouse, touch or keyboard: space picks one up, arrow keys move it.
 */
export default function SortableEntries({ entries, onOrder, children }: SortableEntriesProps) {
  const { t } = useTranslation('entries')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: unknown) => entries.findIndex((entry) => entry.id === id)
  const announcement = (
    key: 'taken' | 'over' | 'dropped' | 'left',
    active: unknown,
    over: unknown,
  ) => {
    const title = entries[indexOf(active)]?.title ?? ''
    return t(`sort.${key}`, { title, place: indexOf(over ?? active) + 1, count: entries.length })
  }
  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [indexOf(active.id), indexOf(over?.id)]
    if (to >= 0 && from !== to) onOrder(arrayMove([...entries], from, to))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: t('sort.how') },
        announcements: {
          onDragStart: ({ active }) => announcement('taken', active.id, null),
          onDragOver: ({ active, over }) => announcement('over', active.id, over?.id),
          onDragEnd: ({ active, over }) => announcement('dropped', active.id, over?.id),
          onDragCancel: ({ active }) => announcement('left', active.id, null),
        },
      }}
    >
      <SortableContext items={entries.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={styles.entries}>
          {entries.map((entry, at) => (
            <Row key={entry.id} entry={entry} at={at} card={children} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function Row({ entry, at, card }: { entry: Entry; at: number; card: Card }) {
  const { t } = useTranslation('entries')
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: entry.id })
  return (
    <li
      ref={setNodeRef}
      className={cx(isDragging && styles.dragged)}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {card(
        entry,
        at,
        <IconButton
          ref={setActivatorNodeRef}
          className={styles.grip}
          {...attributes}
          {...listeners}
          label={t('sort.grip', { title: entry.title })}
        >
          <IconGripVertical />
        </IconButton>,
      )}
    </li>
  )
}
