import type { Handle } from '@trilha/web/router/handle.ts'
import type { PipelineApplicationView } from '@trilha/contracts/pipeline/pipeline'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/screen/BackLink.tsx'
import { Decision } from './decision/Decision.tsx'
import { applicationQuery } from '../pipeline.data.ts'
import styles from './ApplicationScreen.module.css'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { PersonHead } from './PersonHead.tsx'
import { PersonParts } from './PersonParts.tsx'

export const handle = {
  namespaces: ['sheet', 'board', 'interview', 'pipelineAnswers'],
} satisfies Handle

/** The application of one person: the evidence first, the decision next to it. */
export default function ApplicationScreen() {
  const id = useParams()['applicationId'] ?? ''
  const query = useQuery(applicationQuery(id))
  const { t } = useTranslation('pipeline')
  return (
    <>
      {!query.data && <title>{t('vacancies.documentTitle')}</title>}
      <Loaded query={query}>
        {(application) => <Sheet key={application.id} application={application} />}
      </Loaded>
    </>
  )
}

function Sheet({ application }: { application: PipelineApplicationView }) {
  const { t } = useTranslation('pipeline')
  const { candidate, vacancy } = application
  return (
    <>
      <title>{t('application.documentTitle', { name: candidate.name })}</title>
      <BackLink to={paths.vacancy(vacancy.id)}>{vacancy.roleName}</BackLink>
      <Suspense>
        <PersonHead application={application} />
        <div className={styles.sheet}>
          <PersonParts application={application} />
          <Decision application={application} />
        </div>
      </Suspense>
    </>
  )
}
