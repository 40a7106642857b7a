import type { VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import { cx } from '@trilha/web/ui/cx.ts'
import { useTranslation } from 'react-i18next'
import { VacancyCardItem } from '../VacancyCardItem.tsx'
import styles from './SimilarVacancies.module.css'
import type { VacancyViewProps } from './VacancyView.tsx'

type SimilarVacanciesProps = {
  vacancies: readonly VacancyCard[]
  link: VacancyViewProps['vacancyLink']
  /** Whether it is in the wide column of `VacancyColumns` instead of below both columns. */
  inColumn?: boolean
}

/** Links to similar vacancies. */
export function SimilarVacancies({ vacancies, link, inColumn = false }: SimilarVacanciesProps) {
  const { t } = useTranslation('vacancies')
  if (vacancies.length === 0) return null
  return (
    <section
      aria-labelledby="parecidas"
      className={cx(styles.similar, inColumn && styles.inColumn)}
    >
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
