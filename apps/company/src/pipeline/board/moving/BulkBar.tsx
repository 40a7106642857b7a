import { maxBulkSize, type BoardCard } from '@trilha/contracts/pipeline/board'
import { maxComparedPeople } from '@trilha/contracts/pipeline/person'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconArrowRight, IconMessageCheck, IconX } from '@trilha/web/ui/icons/icons.tsx'
import { IconColumns3, IconStar } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Menu, MenuGroup, MenuItem } from '../../../ui/Menu.tsx'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AskDialog } from '../../scorecards/AskDialog.tsx'
import { AnswerDialog } from '../../inbox/AnswerDialog.tsx'
import styles from './BulkBar.module.css'
import { useBoard } from '../board.context.ts'
import { useFocusHandover } from '../cardFocus.ts'

/** Bulk actions for the selected people. */
export function BulkBar({ clear }: { clear: () => void }) {
  const { t } = useTranslation('board')
  const { vacancyId, selected, columns, titleOf, move, compareOf, decides } = useBoard()
  const [answering, setAnswering] = useState(false)
  const [asking, setAsking] = useState(false)
  if (selected.size === 0) return null
  const cards = [...selected.values()]
  const askable = cards.filter(({ column }) => column !== 'finished').map(({ id }) => id)
  if (answering)
    return (
      <AnswerDialog
        vacancyId={vacancyId}
        cards={cards}
        onClose={() => setAnswering(false)}
        onSent={() => {
          setAnswering(false)
          clear()
        }}
      />
    )
  return (
    <Bar>
      <b className={styles.count} aria-live="polite">
        {t('people', { count: cards.length })}
      </b>
      <div className={styles.actions}>
        {decides && (
          <MoveMenu
            cards={cards}
            columns={columns.map(({ id }) => id)}
            titleOf={titleOf}
            onMove={(id) => {
              move(cards, { id, title: titleOf(id) })
              clear()
            }}
          />
        )}
        <Button
          size="sm"
          variant="plain"
          icon={<IconColumns3 />}
          {...(cards.length > 1 && cards.length <= maxComparedPeople
            ? { render: <Link to={compareOf([...selected.keys()])} preventScrollReset /> }
            : { disabledReason: t('bulk.compareSome', { most: maxComparedPeople }) })}
        >
          {t('bulk.compare')}
        </Button>
        {decides && (
          <>
            <Button
              size="sm"
              variant="plain"
              icon={<IconStar />}
              onClick={() => setAsking(true)}
              {...(askable.length === 0 && { disabledReason: t('bulk.nobodyToScore') })}
            >
              {t('bulk.ask')}
            </Button>
            <Button
              size="sm"
              variant="accent"
              className={styles.answer ?? ''}
              icon={<IconMessageCheck />}
              onClick={() => setAnswering(true)}
            >
              {t('bulk.answer')}
            </Button>
          </>
        )}
      </div>
      <IconButton label={t('bulk.clear')} className={styles.clear} onClick={clear}>
        <IconX />
      </IconButton>
      {asking && (
        <AskDialog
          vacancyId={vacancyId}
          ids={askable.slice(0, maxBulkSize)}
          onClose={() => setAsking(false)}
        />
      )}
    </Bar>
  )
}

/** The toolbar; when it disappears, the focus moves to the cards. */
function Bar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('board')
  const bar = useRef<HTMLElement>(null)
  useFocusHandover(bar, alwaysHandOver)
  return (
    <section ref={bar} className={styles.bar} aria-label={t('bulk.label')}>
      {children}
    </section>
  )
}

/** Moves the focus even if it was not inside the bar, for example in a menu. */
const alwaysHandOver = { current: true }

type MoveMenuProps = {
  cards: readonly BoardCard[]
  columns: readonly string[]
  titleOf: (column: string) => string
  onMove: (column: string) => void
}

/** Columns to which at least one selected person can move, with the number of these people. */
function MoveMenu({ cards, columns, titleOf, onMove }: MoveMenuProps) {
  const { t } = useTranslation('board')
  const targets = columns
    .map((id) => ({ id, count: cards.filter(({ moves }) => moves.includes(id)).length }))
    .filter(({ count }) => count > 0)
  if (targets.length === 0)
    return (
      <Button
        size="sm"
        variant="plain"
        icon={<IconArrowRight />}
        disabledReason={t('bulk.nowhere')}
      >
        {t('bulk.move')}
      </Button>
    )
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <Button size="sm" variant="plain" icon={<IconArrowRight />}>
          {t('bulk.move')}
        </Button>
      }
    >
      <MenuGroup label={t('bulk.moveTo')}>
        {targets.map(({ id, count }) => (
          <MenuItem key={id} onSelect={() => onMove(id)}>
            {count < cards.length
              ? t('bulk.some', { title: titleOf(id), people: t('people', { count }) })
              : titleOf(id)}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  )
}
