import type { SavedSearch } from '@trilha/contracts/vacancies/savedSearches'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { CompanyLogo, VerifiedBadge } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../auth/useErrorText.ts'
import { paths } from '../../paths.ts'
import { Switch } from '../../ui/Switch.tsx'
import styles from './FollowedCompanyCard.module.css'
import { useChangeSaved, useFollow, useRemoveSaved } from './savedSearches.data.ts'

type FollowedCompanyCardProps = {
  search: SavedSearch
  company: NonNullable<SavedSearch['company']>
}

/** A followed company: its open vacancies, and whether new ones are told. */
export function FollowedCompanyCard({ search, company }: FollowedCompanyCardProps) {
  const { t } = useTranslation('collection')
  const errorText = useErrorText()
  const change = useChangeSaved(search.id)
  const remove = useRemoveSaved(search.id)
  const follow = useFollow(company.id)
  const { name, slug, openVacancies } = company
  const onError = (error: Error) => toast.error(errorText(error))
  const [isOn, setIsOn] = useState(!search.paused)

  function unfollow() {
    remove.mutate(undefined, {
      onError,
      onSuccess: () =>
        toast.info(t('followed.left', { name }), {
          action: { label: t('hidden.undo'), run: () => follow.mutate() },
          shownFor: 8000,
        }),
    })
  }

  return (
    <Card as="li" className={styles.card}>
      <CompanyLogo {...company} size={52} />
      <div>
        <h2 className={styles.name}>
          {slug ? <Link to={paths.company(slug)}>{name}</Link> : name}
          {company.verified && (
            <>
              {'\u00A0'}
              <VerifiedBadge label={t('followed.verified')} />
            </>
          )}
        </h2>
        <p className="sm ink2">{company.sector}</p>
        <p className="sm">
          {openVacancies > 0 && slug ? (
            <Link className="link link--tap" to={paths.company(slug)}>
              {t('followed.open', { count: openVacancies })}
            </Link>
          ) : (
            <span className="ink3">{t('followed.open', { count: openVacancies })}</span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Switch
          checked={isOn}
          aria-label={t('followed.tellOne', { name })}
          onChange={({ target: { checked } }) => {
            setIsOn(checked)
            change.mutate(
              { paused: !checked },
              {
                onError: (error) => {
                  setIsOn(!checked)
                  onError(error)
                },
              },
            )
          }}
        >
          {t('followed.tell')}
        </Switch>
        <button
          type="button"
          className="link link--tap sm"
          disabled={remove.isPending}
          onClick={unfollow}
        >
          {t('followed.leave')}
          <span className="sr">: {name}</span>
        </button>
      </div>
    </Card>
  )
}
