import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { cx } from '@trilha/web/ui/cx.ts'
import { useTranslation } from 'react-i18next'
import { useVacancyTexts } from '../view/useVacancyTexts.ts'
import styles from './StickyApply.module.css'
import type { VacancyViewProps } from '../view/VacancyView.tsx'

/** The apply button at the bottom of narrow screens, always visible. */
export function StickyApply({
  vacancy,
  apply,
  line,
}: {
  vacancy: VacancyView
  apply: VacancyViewProps['apply']
  line: VacancyViewProps['applyLine']
}) {
  const { t } = useTranslation('vacancies')
  const format = useFormat()
  const texts = useVacancyTexts()
  const facts = [
    t('view.untilShort', { day: format.shortDay(vacancy.closesOn) }),
    ...(vacancy.points ? [t('card.points', vacancy.points)] : []),
  ]
  return (
    <section
      className={cx(styles.sticky, Boolean(line) && styles.withLine)}
      aria-label={t('view.nextStep')}
      data-foot=""
    >
      {line}
      <div className="grow">
        <p className={styles.pay}>{texts.amount(vacancy)}</p>
        <p className="xs ink3">{facts.join(', ')}</p>
      </div>
      {apply}
    </section>
  )
}
