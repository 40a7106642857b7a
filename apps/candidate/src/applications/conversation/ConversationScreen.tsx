import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { PageHead } from '../../public/PageHead.tsx'
import { ResultSkeleton } from '../../vacancies/search/ResultSkeleton.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { progressQuery } from '../applications.data.ts'
import { Loaded } from '../Loaded.tsx'
import { NoTrail, renderNoTrail } from '../progress/NoTrail.tsx'
import { useVacancyId } from '../useVacancyId.ts'
import { ConversationAside } from './ConversationAside.tsx'
import styles from './ConversationScreen.module.css'
import { messagesQuery } from './messages.data.ts'
import { Thread } from './Thread.tsx'
import { threadOf, writersOf } from './conversation.thread.ts'
import { WriteMessage } from './WriteMessage.tsx'

export const handle = { namespaces: ['applications', 'vacancies'] } satisfies Handle

/** The one conversation of an application, with everything that happened in it. */
export default function ConversationScreen() {
  const { t } = useTranslation('applications')
  const vacancyId = useVacancyId()
  const query = useQuery({ ...progressQuery(vacancyId), enabled: vacancyId > 0 })
  return (
    <div className="wrap page">
      <BackLink link={<Link to={paths.myApplications()} />}>{t('mine.title')}</BackLink>
      {!query.data && <PageHead title={t('mine.title')} />}
      {!query.data && (query.error || vacancyId === 0) && <h1 className="sr">{t('mine.title')}</h1>}
      {vacancyId === 0 ? (
        <NoTrail />
      ) : (
        <Loaded query={query} skeleton={<ResultSkeleton cards={3} />} refused={renderNoTrail}>
          {(application) => <Conversation application={application} />}
        </Loaded>
      )}
    </div>
  )
}

function Conversation({ application }: { application: ApplicationView }) {
  const { t } = useTranslation('applications')
  const query = useInfiniteQuery(messagesQuery(application.id))
  const { roleName, company } = application.vacancy
  const messages = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  const thread = threadOf(application, messages, !query.hasNextPage)
  return (
    <>
      <PageHead title={t('talk.head', { role: roleName, company: company.name })} />
      <div className={styles.columns}>
        <section>
          <header className={styles.head}>
            <CompanyLogo {...company} size={52} />
            <div>
              <h1>{roleName}</h1>
              <p className="sm ink2">{t('talk.title', { company: company.name })}</p>
            </div>
          </header>
          <Loaded query={query} skeleton={<ResultSkeleton cards={3} />}>
            {({ pages }) => (
              <>
                <Thread
                  application={application}
                  thread={thread}
                  older={query.hasNextPage ? query : null}
                />
                <WriteMessage
                  applicationId={application.id}
                  company={company.name}
                  canWrite={pages[0]?.can.write ?? false}
                />
              </>
            )}
          </Loaded>
        </section>
        <ConversationAside application={application} writers={writersOf(thread)} />
      </div>
    </>
  )
}
