import type { PipelineApplicationView } from '@trilha/contracts/pipeline/pipeline'
import { IconArrowLeft } from '@trilha/web/ui/icons/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Decision } from './Decision.tsx'
import { applicationQuery } from '../pipeline.data.ts'
import styles from '../pipeline.module.css'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { PersonHead } from './PersonHead.tsx'
import { PersonParts } from './PersonParts.tsx'

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
      <Link to={paths.vacancy(vacancy.id)} className={styles.back}>
        <IconArrowLeft /> {vacancy.roleName}
      </Link>
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
