import { completenessOf } from '@trilha/contracts/candidates/completeness'
import { useQuery } from '@tanstack/react-query'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Climb } from '../ui/scenes/Climb.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileQuery } from '../candidates/profile/profile.data.ts'
import { pathToEdit } from '../candidates/pathToEdit.ts'
import styles from './ProfileClimb.module.css'

/** Completeness of the CV as a climb, and the next item to add. */
export function ProfileClimb() {
  const { t } = useTranslation('shell')
  const { data } = useQuery(profileQuery)
  // Optional: the important parts of the page work without it.
  if (!data) return null
  const { percent, next } = completenessOf(data)
  return (
    <Card as="section" aria-labelledby="curriculo" className={styles.climb}>
      <div className={styles.head}>
        <div>
          <h2 id="curriculo">{t('home.profile.title')}</h2>
          <p className="sm ink2">
            {next ? (
              <Link className="link link--tap" to={pathToEdit(next.part)} prefetch="intent">
                {t(`home.profile.missing.${next.part}`)}
              </Link>
            ) : (
              t('home.profile.complete')
            )}
          </p>
        </div>
        <span className={`num ${styles.percent}`}>{t('home.profile.percent', { percent })}</span>
      </div>
      <Climb percent={percent} />
    </Card>
  )
}
