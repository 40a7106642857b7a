import { applicationGroups } from '@trilha/contracts/applications/applications'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { AllGroups } from './AllGroups.tsx'
import { OneGroup } from './OneGroup.tsx'

export const handle = { namespaces: ['applications'] } satisfies Handle

/** Minhas Vagas: what waits for the candidate, what waits for a company, and what has ended. */
export default function MyApplicationsScreen() {
  const { t } = useTranslation('applications')
  const [search] = useSearchParams()
  const group = applicationGroups.find((known) => known === search.get('group'))
  const page = Number(search.get('page'))
  return (
    <div className="wrap page">
      <PageHead title={t('mine.title')} />
      <h1>{t('mine.title')}</h1>
      {group ? (
        <OneGroup group={group} page={Number.isInteger(page) && page > 1 ? page : 1} />
      ) : (
        <AllGroups />
      )}
    </div>
  )
}
