import { useDraggable } from '@dnd-kit/core'
import type { BoardCard as Card } from '@trilha/contracts/pipeline/board'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { CardLink } from '@trilha/web/ui/display/Card.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconArrowRight, IconClock } from '@trilha/web/ui/icons/icons.tsx'
import { IconClipboardCheck, IconHourglass, IconMessages } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconGavel, IconStarFilled } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Menu, MenuGroup, MenuItem } from '../../ui/Menu.tsx'
import { mergeRefs } from '@trilha/web/ui/mergeRefs.ts'
import { Ring } from '@trilha/web/ui/feedback/Progress.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { memo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './BoardCard.module.css'
import { useBoard } from './board.context.ts'
import { useFocusHandover } from './cardFocus.ts'
import { Portrait } from '../Portrait.tsx'
import { usePlaceText } from '../usePlaceText.ts'

/** One person on the board. The card can be opened, selected, dragged, and moved by its menu. */
export const BoardCard = memo(function BoardCard({ card, wide }: { card: Card; wide: boolean }) {
  const { t } = useTranslation('board')
  const { selected, toggle, sheetOf, move, titleOf } = useBoard()
  const { name } = card.candidate
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: card.id,
    data: { card },
    disabled: wide || card.moves.length === 0,
  })
  const isSelected = selected.has(card.id)
  const article = useRef<HTMLElement>(null)
  const movedByMenu = useRef(false)
  useFocusHandover(article, movedByMenu)
  return (
    // The menu offers the same action for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={mergeRefs(article, setNodeRef)}
      data-card={card.id}
      {...listeners}
      // Native dragging of links and images would cancel the pointer events.
      onDragStart={(event) => event.preventDefault()}
      className={cx(styles.card, isSelected && styles.selected, isDragging && styles.lifted)}
      data-wide={wide || undefined}
    >
      <CardContent
        card={card}
        title={
          <CardLink link={<Link to={sheetOf(card.id)} draggable={false} preventScrollReset />}>
            {name}
          </CardLink>
        }
        checkbox={
          card.moves.length > 0 || card.column !== 'finished' ? (
            <Checkbox
              className={styles.choose}
              checked={isSelected}
              onChange={() => toggle(card)}
              aria-label={t('card.select', { name })}
            />
          ) : null
        }
        menu={
          card.moves.length > 0 ? (
            <MoveMenu
              label={t('card.moveTo', { name })}
              targets={card.moves}
              titleOf={titleOf}
              onMove={(id) => {
                movedByMenu.current = true
                move([card], { id, title: titleOf(id) })
              }}
            />
          ) : null
        }
      />
    </article>
  )
})

type CardPreviewProps = {
  card: Card
  /** Number of cards that are dragged together. */
  count: number
}

/** The dragged card below the pointer. */
export function CardPreview({ card, count }: CardPreviewProps) {
  return (
    <div className={cx(styles.card, styles.flying)}>
      <CardContent card={card} title={card.candidate.name} />
      {count > 1 && <span className={styles.many}>{count}</span>}
    </div>
  )
}

type MoveMenuProps = {
  label: string
  targets: readonly string[]
  titleOf: (column: string) => string
  onMove: (column: string) => void
}

/** Menu of target columns, created on first use: a board can have thousands of cards. */
function MoveMenu({ label, targets, titleOf, onMove }: MoveMenuProps) {
  const [isCreated, setCreated] = useState(false)
  const buttonProps = { label, className: styles.move ?? '', children: <IconArrowRight /> }
  if (!isCreated)
    return (
      <IconButton
        {...buttonProps}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setCreated(true)}
      />
    )
  return (
    <Menu defaultOpen trigger={<IconButton {...buttonProps} />}>
      <MenuGroup label={label}>
        {targets.map((id) => (
          <MenuItem key={id} onSelect={() => onMove(id)}>
            {titleOf(id)}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  )
}

type CardContentProps = {
  card: Card
  title: ReactNode
  checkbox?: ReactNode
  menu?: ReactNode
}

/** Content of a card. Without checkbox and menu it is the preview of a dragged card. */
function CardContent({ card, title, checkbox, menu }: CardContentProps) {
  const { t } = useTranslation(['board', 'pipeline', 'interview'])
  const placeText = usePlaceText()
  const { candidate } = card
  const place = placeText(card)
  return (
    <>
      <div className={styles.who}>
        <Portrait candidate={candidate} size={38} />
        <div className={styles.name}>
          <h3>{title}</h3>
          {place && <p className={styles.place}>{place}</p>}
        </div>
        {checkbox}
      </div>
      <div className={styles.facts}>
        {card.fresh && <Tag tone="accent">{t('card.fresh')}</Tag>}
        <Tag>{useStatusText(card)}</Tag>
        {card.pcd && <Tag tone="info">{t('pipeline:application.pcd')}</Tag>}
        {card.band && (
          <Tag tone="info">{t('card.band', { band: t(`interview:band.${card.band}`) })}</Tag>
        )}
        {card.reviewRequested && (
          <Tag tone="accent" icon={<IconGavel />}>
            {t('pipeline:vacancy.review')}
          </Tag>
        )}
        {card.extensionRequested && (
          <Tag tone="accent" icon={<IconHourglass />}>
            {t('card.extension')}
          </Tag>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.counts}>
          {card.match !== null && (
            <span title={t('card.match', { match: card.match })}>
              <Ring value={card.match} size={20} />
              <span aria-hidden>{card.match}%</span>
              <span className="sr">{t('card.match', { match: card.match })}</span>
            </span>
          )}
          <Scores card={card} />
          {card.comments > 0 && (
            <span title={t('card.comments', { count: card.comments })}>
              <IconMessages label={t('card.comments', { count: card.comments })} /> {card.comments}
            </span>
          )}
        </span>
        <WaitLabel card={card} />
        {menu}
      </div>
    </>
  )
}

/** Short text for the person's status at their stage. */
function useStatusText({ stage, state, dueAt, videos }: Card): string {
  const { t } = useTranslation(['board', 'pipeline'])
  const format = useFormat()
  if (!stage || state === 'finalist') return t(`pipeline:application.state.${state}`)
  if (dueAt) return t('card.due', { day: format.shortDay(dueAt) })
  if (videos && videos.sent > 0) return t('card.videos', { ...videos, count: videos.of })
  return t(`pipeline:application.stageState.${stage.state}`)
}

/** Scorecards: the mean if the viewer has scored too, otherwise only the count. */
function Scores({ card: { scorecards, mean } }: { card: Card }) {
  const { t } = useTranslation('board')
  const format = useFormat()
  if (scorecards === 0) return null
  const countText = t('card.scorecards', { count: scorecards })
  if (mean === null)
    return (
      <span title={countText}>
        <IconClipboardCheck label={countText} /> {scorecards}
      </span>
    )
  const meanText = t('card.mean', { mean: format.number(mean), scorecards: countText })
  return (
    <span title={meanText}>
      <IconStarFilled className={styles.star} label={meanText} />{' '}
      <span aria-hidden>{format.number(mean)}</span>
    </span>
  )
}

/** How long the person has waited, or the promised answer date. */
function WaitLabel({ card }: { card: Card }) {
  const { t } = useTranslation('board')
  const format = useFormat()
  const { now } = useBoard()
  if (!card.waitingSince) return null
  const isLate = card.answerDueAt !== null && Date.parse(card.answerDueAt) < now
  const day = card.answerDueAt ? format.shortDay(card.answerDueAt) : ''
  return (
    <span className={cx(styles.clock, isLate && styles.late)}>
      <IconClock />
      {isLate
        ? t('card.late', { day })
        : t('card.waits', { elapsed: format.shortElapsed(card.waitingSince) })}
    </span>
  )
}
