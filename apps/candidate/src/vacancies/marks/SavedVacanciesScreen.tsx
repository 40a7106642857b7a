import { useQuery } from '@tanstack/react-query'
import type { SavedVacancy } from '@trilha/contracts/vacancies/marks'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../../applications/Loaded.tsx'
import { paths } from '../../paths.ts'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { CollectionSkeleton } from '../collection/CollectionSkeleton.tsx'
import { useVacancyTexts } from '../view/useVacancyTexts.ts'
import { marksQuery, useClearClosed } from './marks.data.ts'
import { MarkedRow } from './MarkedRow.tsx'
import { groupOf, savedGroups, type SavedGroup } from './savedGroups.ts'
import { SavedVacancyRow } from './SavedVacancyRow.tsx'
import styles from './SavedVacanciesScreen.module.css'

export const handle = { namespaces: ['vacancies', 'collection', 'applications'] } satisfies Handle

/** The vacancies that the user saved, those that close first on top. */
export default function SavedVacanciesScreen() {
  const list = useQuery(marksQuery)
  return (
    <Loaded query={list} skeleton={<CollectionSkeleton />}>
      {({ saved }) => (saved.length > 0 ? <SavedVacancies saved={saved} /> : <NothingSaved />)}
    </Loaded>
  )
}

function SavedVacancies({ saved }: { saved: readonly SavedVacancy[] }) {
  const texts = useVacancyTexts()
  const groups = savedGroups
    .map((group) => ({
      group,
      rows: saved.filter((one) => groupOf(one, texts.daysLeft(one.vacancy)) === group),
    }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <div className={styles.groups}>
      {groups.map(({ group, rows }, at) => (
        <Group key={group} group={group} rows={rows} isFirst={at === 0} />
      ))}
    </div>
  )
}

type GroupProps = { group: SavedGroup; rows: readonly SavedVacancy[]; isFirst: boolean }

function Group({ group, rows, isFirst }: GroupProps) {
  const { t } = useTranslation('collection')
  const { t: common } = useTranslation('common')
  const clear = useClearClosed()
  return (
    <section aria-labelledby={group}>
      <div className={styles.head}>
        <h2 id={group}>{t(`groups.${group}`)}</h2>
        {group === 'ended' ? (
          <Button
            variant="plain"
            size="sm"
            loading={clear.isPending}
            loadingText={common('actions.sending')}
            onClick={() => clear.mutate()}
          >
            {t('clearEnded')}
          </Button>
        ) : (
          <span className="sm ink3">{t('count', { count: rows.length })}</span>
        )}
      </div>
      <ul className={styles.list}>
        {rows.map((saved, at) => (
          <MarkedRow key={saved.vacancy.id} vacancy={saved.vacancy} listed="saved">
            {(take) => (
              <SavedVacancyRow
                saved={saved}
                group={group}
                isFirst={isFirst && at === 0}
                onRemove={take}
              />
            )}
          </MarkedRow>
        ))}
      </ul>
    </section>
  )
}

function NothingSaved() {
  const { t } = useTranslation('collection')
  return (
    <EmptyState
      headingLevel="h2"
      art={<EmptyScene />}
      title={t('empty.savedTitle')}
      action={<Button render={<Link to={paths.search()} />}>{t('empty.search')}</Button>}
    >
      {t('empty.savedText')}
    </EmptyState>
  )
}
