import { useSortable } from '@dnd-kit/sortable'
import type { ContentStage } from '@trilha/contracts/vacancies/content'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconChevronDown } from '@trilha/web/ui/icons/icons.tsx'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronUp,
  IconGripVertical,
  IconTrash,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { useTranslation } from 'react-i18next'
import { isWithin } from '../editor/content.fields.ts'
import { useEditorState } from '../editor/editor.context.ts'
import { StageForm } from './StageForm.tsx'
import styles from './StageCard.module.css'
import { useStageSummary } from './useStageSummary.ts'

type StageCardProps = {
  index: number
  /** Number of stages. */
  count: number
  stage: ContentStage
  open: boolean
  onToggle: () => void
  /** Null when the trail is fixed. */
  onMove: ((to: number) => void) | null
  onRemove: (() => void) | null
}

/** One stage of the trail with its summary, expandable for editing. */
export function StageCard({
  index,
  count,
  stage,
  open,
  onToggle,
  onMove,
  onRemove,
}: StageCardProps) {
  const { t } = useTranslation('editor')
  const { problems, findings } = useEditorState()
  const summary = useStageSummary()
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: stage.id })
  const title = stage.title.trim() || t(`kind.${stage.kind}`)
  const field = `stages.${index}`
  const hasProblem =
    problems.some((problem) => isWithin(problem.field, field)) ||
    findings.some((finding) => finding.severity === 'block' && isWithin(finding.field, field))
  return (
    <li
      ref={setNodeRef}
      className={styles.step}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <span className={styles.node}>
        <StageIcon kind={stage.kind} />
      </span>
      <div
        className={cx(
          styles.card,
          !onMove && styles.still,
          open && styles.open,
          isDragging && styles.drag,
        )}
      >
        {onMove && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            className={styles.grip}
            aria-label={t('stages.drag', { title })}
          >
            <IconGripVertical />
          </button>
        )}
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.summary}>{summary(stage)}</p>
          {hasProblem && <p className={styles.wrong}>{t('stages.wrong')}</p>}
        </div>
        <IconButton
          label={t(open ? 'stages.close' : 'stages.open', { title })}
          aria-expanded={open}
          onClick={onToggle}
        >
          {open ? <IconChevronUp /> : <IconChevronDown />}
        </IconButton>
        {open && (
          <div className={styles.body}>
            <StageForm index={index} stage={stage} />
            {onMove && onRemove && (
              <div className={styles.foot}>
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<IconArrowUp />}
                  onClick={() => onMove(index - 1)}
                  {...(index === 0 && { disabledReason: t('stages.isFirst') })}
                >
                  {t('stages.up')}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<IconArrowDown />}
                  onClick={() => onMove(index + 1)}
                  {...(index === count - 1 && { disabledReason: t('stages.isLast') })}
                >
                  {t('stages.down')}
                </Button>
                <Button variant="dangerGhost" size="sm" icon={<IconTrash />} onClick={onRemove}>
                  {t('stages.remove')}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
