import type { DirectoryPlace, DirectoryRole } from '@trilha/contracts/vacancies/directory'
import { IconMapPin } from '@trilha/web/ui/icons/icons.tsx'
import { IconBriefcase } from '@trilha/web/ui/icons/fewIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './MoreVacancies.module.css'

type MoreVacanciesProps = {
  /** Null if loading failed, treated as if neither page exists. */
  pages: { place: DirectoryPlace | null; role: DirectoryRole | null } | null
}

/** Links from a vacancy to the pages of its city and its role. */
export function MoreVacancies({ pages }: MoreVacanciesProps) {
  const { t } = useTranslation('vacancies')
  const { place, role } = pages ?? {}
  if (!place && !role) return null
  return (
    <nav aria-label={t('directory.more')} className={styles.more}>
      {place && (
        <Link className="link link--tap" to={paths.vacanciesIn(place.slug)}>
          <IconMapPin />
          {t('directory.inPlace', { place: `${place.name}, ${place.state}` })}
        </Link>
      )}
      {role && (
        <Link className="link link--tap" to={paths.vacanciesOf(role.slug)}>
          <IconBriefcase />
          {t('directory.ofRole', { role: role.name })}
        </Link>
      )}
    </nav>
  )
}
