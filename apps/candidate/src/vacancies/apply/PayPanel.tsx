import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconCalendar } from '@trilha/web/ui/icons/icons.tsx'
import { Pips } from '../match/Pips.tsx'
import { cloneElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { matchAnchor, MatchReasons } from '../match/MatchReasons.tsx'
import { useVacancyTexts } from '../view/useVacancyTexts.ts'
import styles from './PayPanel.module.css'
import type { VacancyViewProps } from '../view/VacancyView.tsx'

type PayPanelProps = {
  vacancy: VacancyView
  apply: VacancyViewProps['apply']
  choice: ReactNode
  error: ReactNode
  marks: ReactNode
  share: ReactNode
}

/** Pay, match with its reasons, and the apply button. */
export function PayPanel({ vacancy, apply, choice, error, marks, share }: PayPanelProps) {
  const { t } = useTranslation('vacancies')
  const format = useFormat()
  const texts = useVacancyTexts()
  const open = texts.daysLeft(vacancy) >= 0 && vacancy.state === 'open'
  return (
    <Card as="section" aria-label={t('view.pay')} className={styles.pay}>
      <div>
        <p className={styles.amount}>{texts.amount(vacancy)}</p>
        <p className="sm ink2">
          {texts.payNote(vacancy) ?? vacancy.salaryHiddenReason ?? t('pay.hidden')}
        </p>
      </div>
      {vacancy.points && (
        <p className={styles.points}>
          <Pips {...vacancy.points} />
          {t('match.points', vacancy.points)}
        </p>
      )}
      <MatchReasons reasons={vacancy.matchReasons} />
      {vacancy.matchReasons.length > 0 && (
        <a className="link link--tap sm" href={`#${matchAnchor}`}>
          {t('match.each')}
        </a>
      )}
      {choice}
      {error}
      <div className={styles.apply}>{cloneElement(apply, { size: 'lg', block: true })}</div>
      {marks}
      {share}
      <p className={styles.until}>
        <IconCalendar />
        {open ? t('view.until', { day: format.weekday(vacancy.closesOn) }) : t('view.noMore')}
      </p>
    </Card>
  )
}
