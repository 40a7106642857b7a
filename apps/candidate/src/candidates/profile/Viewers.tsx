import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../auth/useErrorText.ts'
import { viewsQuery } from '../candidates.data.ts'
import styles from './Viewers.module.css'

const initialCount = 5

/** Who may see the profile, and which companies did. */
export function Viewers() {
  const { t } = useTranslation('candidates')
  return (
    <Card as="section" aria-labelledby="quem-viu">
      <h2 id="quem-viu" className={styles.viewers}>
        {t('views.title')}
      </h2>
      <p className="sm ink2">{t('views.who')}</p>
      <List />
    </Card>
  )
}

function List() {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const { elapsed } = useFormat()
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useQuery(viewsQuery())
  const [all, setAll] = useState(false)
  if (!data)
    return error ? (
      <div role="alert" className={styles.failed}>
        <p className="sm">{errorText(error)}</p>
        <Button variant="soft" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    ) : (
      <SkeletonGroup label={common('actions.loading')} className="stack">
        <Skeleton width={80} />
        <Skeleton width={60} />
      </SkeletonGroup>
    )
  if (data.rows.length === 0) return <p className={styles.nobody}>{t('views.nobody')}</p>
  return (
    <>
      <ul className={styles.views}>
        {data.rows.slice(0, all ? undefined : initialCount).map(({ company, what, at }) => (
          <li key={`${company.id} ${what}`}>
            <CompanyLogo name={company.name} mark={company.mark} tone={company.tone} size={40} />
            <span>
              <b>{company.name}</b>
              <span className="xs ink2">
                {t(`views.what.${what}`)}, <time dateTime={at}>{elapsed(at)}</time>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {!all && data.rows.length > initialCount && (
        <Button variant="plain" size="sm" onClick={() => setAll(true)}>
          {t('views.all', { count: data.rows.length })}
        </Button>
      )}
    </>
  )
}
