import { useQuery } from '@tanstack/react-query'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConfirmEmailNotice } from '../../accounts/ConfirmEmailNotice.tsx'
import { Loaded } from '../../applications/Loaded.tsx'
import { paths } from '../../paths.ts'
import type { Handle } from '@trilha/web/router/handle.ts'
import { CollectionSkeleton } from '../collection/CollectionSkeleton.tsx'
import { SavedSearchCard } from './SavedSearchCard.tsx'
import styles from './SavedSearchesScreen.module.css'
import { savedSearchesQuery } from './savedSearches.data.ts'

export const handle = {
  namespaces: ['vacancies', 'savedSearches', 'applications'],
} satisfies Handle

/** The user's saved searches and followed companies with their alerts: pause, change, delete. */
export default function SavedSearchesScreen() {
  const { t } = useTranslation('savedSearches')
  const list = useQuery(savedSearchesQuery)
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <ConfirmEmailNotice />
      <Loaded query={list} skeleton={<CollectionSkeleton />}>
        {({ rows }) =>
          rows.length > 0 ? (
            <ul className={styles.list}>
              {rows.map((search) => (
                <li key={search.id}>
                  <SavedSearchCard search={search} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              headingLevel="h2"
              art={<EmptyScene />}
              title={t('empty.title')}
              action={<Button render={<Link to={paths.search()} />}>{t('empty.action')}</Button>}
            >
              {t('empty.text')}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  )
}
