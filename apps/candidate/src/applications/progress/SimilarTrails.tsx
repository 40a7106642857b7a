import { useQuery } from '@tanstack/react-query'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { VacancyCardItem } from '../../vacancies/VacancyCardItem.tsx'
import { vacancyQuery } from '../../vacancies/vacancies.data.ts'
import styles from './SimilarTrails.module.css'

/** Similar vacancies, after the trail has ended. */
export function SimilarTrails({ vacancyId }: { vacancyId: number }) {
  const { t } = useTranslation('applications')
  const { data, isPending } = useQuery(vacancyQuery(vacancyId))
  if (isPending) return null
  const searchButton = (
    <Button variant="soft" block render={<Link to={paths.search()} />}>
      {t('similar.others')}
    </Button>
  )
  if (!data || data.similar.length === 0) return searchButton
  return (
    <section aria-labelledby="parecidas">
      <h2 id="parecidas" className={styles.heading}>
        {t('similar.title')}
      </h2>
      <ul className={styles.list}>
        {data.similar.slice(0, 3).map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCardItem
              variant="similar"
              vacancy={vacancy}
              link={<Link to={paths.viewVacancy(vacancy.id)} prefetch="intent" />}
            />
          </li>
        ))}
        <li>{searchButton}</li>
      </ul>
    </section>
  )
}
