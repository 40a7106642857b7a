import type { Quota } from '@trilha/contracts/companies/quota'
import { useQuery } from '@tanstack/react-query'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Heading } from '../../ui/Heading.tsx'
import { quotaQuery } from './quota.data.ts'
import styles from './QuotaNotice.module.css'
import { QuotaLaw } from './QuotaPart.tsx'

/**
 * Notice above the vacancy list, for owners: the legal quota, and how many vacancies help to reach
 * it.
 */
export function QuotaNotice() {
  const { user } = useStartedSession(2)
  const isOwner = user?.recruiter?.role === 'owner'
  const { data } = useQuery({ ...quotaQuery, enabled: isOwner })
  // Hidden without data, and below 100 employees.
  if (!isOwner || !data?.quota) return null
  return (
    <Suspense>
      <Notice quota={data.quota} vacancies={data.vacancies} />
    </Suspense>
  )
}

type NoticeProps = { quota: NonNullable<Quota['quota']>; vacancies: Quota['vacancies'] }

function Notice({ quota, vacancies }: NoticeProps) {
  const { t } = useTranslation('ownCompany')
  const { number } = useFormat()
  return (
    <Card as="section" className={styles.quota} aria-labelledby="cota">
      <Heading id="cota">{t('quota.title')}</Heading>
      <p>
        {t('quota.asks', { count: quota.required, shown: number(quota.required) })}{' '}
        <b>
          {quota.missing > 0
            ? t('quota.missing', { count: quota.missing, shown: number(quota.missing) })
            : t('quota.reached')}
        </b>{' '}
        {t('quota.vacancies', { count: vacancies.pcd, of: vacancies.open })}
      </p>
      <p className={styles.links}>
        {vacancies.pcd < vacancies.open && (
          <Link className="link" to={paths.vacancies('?estado=open')}>
            {t('quota.mark')}
          </Link>
        )}
        <Link className="link" to={`${paths.company()}#cota`}>
          {t('quota.change')}
        </Link>
      </p>
      <QuotaLaw />
    </Card>
  )
}
