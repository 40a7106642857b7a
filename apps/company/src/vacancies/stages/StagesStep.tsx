import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ContentStage } from '@trilha/contracts/vacancies/content'
import { stageKinds, type StageKind } from '@trilha/contracts/vacancies/enums'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { moved } from '../editor/content.fields.ts'
import { useContentField } from '../editor/editor.context.ts'
import { newStage } from './stage.new.ts'
import { StageCard } from './StageCard.tsx'
import { stageCollision } from './stageCollision.ts'
import styles from './StagesStep.module.css'

/** The trail: stages that can be reordered by mouse, touch and keyboard. */
export function StagesStep() {
  const { t } = useTranslation('editor')
  const { value: stages, set, fixed, error } = useContentField<ContentStage[]>('stages')
  const [search] = useSearchParams()
  const [openId, setOpenId] = useState<string | null>(
    search.get('etapa') ?? (stages.length === 1 ? stages[0]!.id : null),
  )
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: unknown) => stages.findIndex((stage) => stage.id === id)
  const titleOf = (id: unknown) => stages[indexOf(id)]?.title ?? ''
  // The offer is the final answer, so it must be the last stage.
  const isValidOrder = (next: readonly ContentStage[]) =>
    next.every(({ kind }, i) => kind !== 'offer' || i === next.length - 1)
  const move = (from: number, to: number) => {
    const next = moved(stages, from, to)
    if (isValidOrder(next)) set(next)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(indexOf(active.id), indexOf(over.id))
  }
  const trail = useRef<HTMLOListElement>(null)
  const addedIndex = useRef<number | null>(null)
  // Moves the focus to the stage that was just added.
  useEffect(() => {
    const card = trail.current?.children[addedIndex.current ?? -1]
    card?.querySelector<HTMLElement>('input')?.focus()
    addedIndex.current = null
  }, [stages.length])
  const add = (kind: StageKind) => {
    const stage = newStage(kind, {
      title: t(`kind.${kind}`),
      instructions: t(`instructions.${kind}`),
    })
    const index = stages.at(-1)?.kind === 'offer' ? stages.length - 1 : stages.length
    set([...stages.slice(0, index), stage, ...stages.slice(index)])
    setOpenId(stage.id)
    addedIndex.current = index
  }
  const announce =
    (key: 'lifted' | 'over' | 'dropped') =>
    ({ active, over }: { active: { id: unknown }; over?: { id: unknown } | null }) =>
      t(`stages.${key}`, {
        title: titleOf(active.id),
        n: indexOf(over?.id ?? active.id) + 1,
        of: stages.length,
      })
  return (
    <>
      {error && <Alert tone="bad">{error}</Alert>}
      <DndContext
        sensors={sensors}
        collisionDetection={stageCollision}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: t('stages.howTo') },
          announcements: {
            onDragStart: announce('lifted'),
            onDragOver: announce('over'),
            onDragEnd: announce('dropped'),
            onDragCancel: ({ active }) => t('stages.stayed', { title: titleOf(active.id) }),
          },
        }}
      >
        <SortableContext items={stages} strategy={verticalListSortingStrategy} disabled={fixed}>
          <ol ref={trail} className={styles.trail}>
            {stages.map((stage, i) => (
              <StageCard
                key={stage.id}
                index={i}
                count={stages.length}
                stage={stage}
                open={openId === stage.id}
                onToggle={() => setOpenId(openId === stage.id ? null : stage.id)}
                onMove={fixed ? null : (to) => move(i, to)}
                onRemove={fixed ? null : () => set(stages.filter((_, at) => at !== i))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {!fixed && stages.length < 12 && (
        <fieldset className={styles.add} aria-label={t('stages.add')}>
          <span className={styles.addTitle}>{t('stages.add')}</span>
          {stageKinds
            .filter((kind) => kind !== 'offer' || stages.every((stage) => stage.kind !== 'offer'))
            .map((kind) => (
              <Chip key={kind} icon={<StageIcon kind={kind} />} onClick={() => add(kind)}>
                {t(`kind.${kind}`)}
              </Chip>
            ))}
        </fieldset>
      )}
    </>
  )
}
