import { useQuery } from '@tanstack/react-query'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './Affinity.module.css'
import { affinityQuery } from '../selfAssessments.data.ts'

/**
 * Before applying: the affinity with the company as a band, never a number; nothing if the company
 * has no profile.
 */
export function Affinity({ companyId }: { companyId: string }) {
  const { t } = useTranslation('vacancies')
  const { data } = useQuery(affinityQuery(companyId))
  // Optional: renders nothing if loading failed.
  if (!data?.profile) return null
  const { profile, band } = data
  return (
    <Card as="section" aria-labelledby="afinidade" className={styles.affinity}>
      <h2 id="afinidade">{t('affinity.title')}</h2>
      <p>{t(`affinity.${band ?? 'unknown'}`)}</p>
      {band && <p className="sm ink2">{t(`affinity.${profile.source}`)}</p>}
      <Link
        className="link link--tap sm"
        to={band ? paths.selfAssessmentResult('values') : paths.selfAssessment('values')}
        prefetch="intent"
      >
        {t(band ? 'affinity.toResult' : 'affinity.toMap')}
      </Link>
    </Card>
  )
}
