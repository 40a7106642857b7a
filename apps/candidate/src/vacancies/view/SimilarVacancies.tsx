import type { VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import { useTranslation } from 'react-i18next'
import { VacancyCardItem } from '../VacancyCardItem.tsx'
import styles from './VacancyView.module.css'
import type { VacancyViewProps } from './VacancyView.tsx'

/** Links to similar vacancies. */
export function SimilarVacancies({
  vacancies,
  link,
}: {
  vacancies: readonly VacancyCard[]
  link: VacancyViewProps['vacancyLink']
}) {
  const { t } = useTranslation('vacancies')
  if (vacancies.length === 0) return null
  return (
    <section aria-labelledby="parecidas" className={styles.similar}>
      <h2 id="parecidas">{t('view.similar')}</h2>
      <ul>
        {vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCardItem variant="similar" vacancy={vacancy} link={link(vacancy)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
