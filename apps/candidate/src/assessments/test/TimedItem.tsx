import type { Item } from '@trilha/contracts/assessments/items'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconClock } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../auth/useErrorText.ts'
import { useOpenItem, type ItemAt } from '../assessments.data.ts'
import styles from './TimedItem.module.css'
import { useTimeText } from './TimeLeft.tsx'

type TimedItemProps = { at: ItemAt; seconds: number; onOpen: (item: Item) => void }

/** A question with its own time limit; the candidate starts it. */
export function TimedItem({ at, seconds, onOpen }: TimedItemProps) {
  const { t } = useTranslation('assessments')
  const timeText = useTimeText()
  const errorText = useErrorText()
  const open = useOpenItem(at)
  return (
    <div className={styles.timed}>
      <p>{t('timed.text', { time: timeText(seconds) })}</p>
      {open.error !== null && <p role="alert">{errorText(open.error)}</p>}
      <Button
        icon={<IconClock />}
        loading={open.isPending}
        onClick={() => open.mutate(undefined, { onSuccess: onOpen })}
      >
        {t('timed.open')}
      </Button>
    </div>
  )
}
