import type { Scorecard } from '@trilha/contracts/pipeline/person'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconClipboardCheck, IconHourglass } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconStar } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskDialog } from './AskDialog.tsx'
import styles from './AskedEvaluations.module.css'

type AskedProps = { id: string; vacancyId: number; asked: Scorecard['asked']; mayAsk: boolean }

/** Colleagues who were asked for a scorecard of this person, and a button to ask others. */
export function AskedEvaluations({ id, vacancyId, asked, mayAsk }: AskedProps) {
  const { t } = useTranslation('sheet')
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  if (asked.length === 0 && !mayAsk) return null
  return (
    <div className={styles.asked}>
      {asked.length > 0 && (
        <ul aria-label={t('ask.asked')}>
          {asked.map(({ name, by, at, done }) => (
            <li key={name + at}>
              {done ? <IconClipboardCheck /> : <IconHourglass />}
              <span>
                {t(done ? 'ask.done' : 'ask.waits', { name, by, day: format.shortDay(at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayAsk && (
        <Button size="sm" variant="outline" icon={<IconStar />} onClick={() => setAsking(true)}>
          {t('ask.button')}
        </Button>
      )}
      {asking && <AskDialog vacancyId={vacancyId} ids={[id]} onClose={() => setAsking(false)} />}
    </div>
  )
}
