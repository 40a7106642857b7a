import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { useTranslation } from 'react-i18next'
import styles from './OneMoreStep.module.css'

/** After the sign-in that "Quero participar" of the public page asked for: what is left to do. */
export function OneMoreStep({ vacancy }: { vacancy: VacancyView }) {
  const { t } = useTranslation('vacancies')
  if (vacancy.applicationState !== null || !vacancy.can.apply.allowed) return null
  return (
    <Alert className={styles.notice} title={t('view.oneMoreStepTitle')}>
      {vacancy.vacanciesDeficiencies === null ? t('view.oneMoreStep') : t('view.oneMoreStepPcd')}
    </Alert>
  )
}
