import { useQuery } from '@tanstack/react-query'
import type { Handle } from '@trilha/web/router/handle.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../../applications/Loaded.tsx'
import { paths } from '../../paths.ts'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { CollectionSkeleton } from '../collection/CollectionSkeleton.tsx'
import { FollowedCompanyCard } from './FollowedCompanyCard.tsx'
import styles from './FollowedCompaniesScreen.module.css'
import { savedSearchesQuery } from './savedSearches.data.ts'

export const handle = { namespaces: ['collection', 'applications'] } satisfies Handle

/** The companies that the user follows. */
export default function FollowedCompaniesScreen() {
  const { t } = useTranslation('collection')
  const list = useQuery(savedSearchesQuery)
  return (
    <Loaded query={list} skeleton={<CollectionSkeleton />}>
      {({ rows }) => {
        const followed = rows.flatMap((search) =>
          search.company ? [{ search, company: search.company }] : [],
        )
        return followed.length > 0 ? (
          <ul className={styles.list}>
            {followed.map(({ search, company }) => (
              <FollowedCompanyCard key={search.id} search={search} company={company} />
            ))}
          </ul>
        ) : (
          <EmptyState
            headingLevel="h2"
            art={<EmptyScene />}
            title={t('empty.companiesTitle')}
            action={
              <Button render={<Link to={paths.answering()} />}>{t('empty.companies')}</Button>
            }
          >
            {t('empty.companiesText')}
          </EmptyState>
        )
      }}
    </Loaded>
  )
}
