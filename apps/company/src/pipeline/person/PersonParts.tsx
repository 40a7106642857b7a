import type { PipelineApplicationView } from '@trilha/contracts/pipeline/pipeline'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Letter } from '@trilha/web/ui/display/Letter.tsx'
import { Tabs } from '@trilha/web/ui/navigation/Tabs.tsx'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { SelfAssessments } from '../../selfAssessments/SelfAssessments.tsx'
import { VideoAnswers } from '../../videos/VideoAnswers.tsx'
import { Comments } from './Comments.tsx'
import { History } from './history/History.tsx'
import { Messages } from '../messages/Messages.tsx'
import styles from './PersonParts.module.css'
import { Profile } from './Profile.tsx'
import { Scorecard } from '../scorecards/Scorecard.tsx'
import { StageList } from './StageList.tsx'

const parts = ['trilha', 'avaliacao', 'curriculo', 'mensagens', 'equipe'] as const

/** All data of a person in tabs; the current tab is stored in the URL. */
export function PersonParts({ application }: { application: PipelineApplicationView }) {
  const { t } = useTranslation('sheet')
  const [search, setSearch] = useSearchParams()
  const { id, isWithheld } = application
  const shownParts = isWithheld ? parts.filter((name) => name !== 'curriculo') : parts
  const part = shownParts.find((known) => known === search.get('parte')) ?? 'trilha'
  return (
    <Tabs
      label={t('parts.label')}
      tabs={shownParts.map((name) => ({ id: name, label: t(`parts.${name}`) }))}
      value={part}
      onChange={(next) =>
        setSearch(
          (current) => {
            const nextSearch = new URLSearchParams(current)
            nextSearch.set('parte', next)
            return nextSearch
          },
          { replace: true, preventScrollReset: true },
        )
      }
    >
      <div className={styles.evidence}>
        {part === 'trilha' && <Evidence application={application} />}
        {part === 'avaliacao' && <Scorecard id={id} vacancyId={application.vacancy.id} />}
        {part === 'curriculo' && <Profile id={id} />}
        {part === 'mensagens' && <Messages id={id} />}
        {part === 'equipe' && (
          <>
            <Comments id={id} />
            <History id={id} />
          </>
        )}
      </div>
    </Tabs>
  )
}

/** What the person showed at each stage, and the decision messages that they got. */
function Evidence({ application }: { application: PipelineApplicationView }) {
  const { t } = useTranslation('pipeline')
  const format = useFormat()
  return (
    <>
      {application.isWithheld && (
        <Alert tone="info" title={t('application.withheld.title')}>
          {t('application.withheld.text')}
        </Alert>
      )}
      <StageList application={application} />
      {!application.isWithheld && (
        <>
          {/* `SelfAssessments` suspends while its locale texts load. */}
          <Suspense>
            <SelfAssessments applicationId={application.id} />
          </Suspense>
          <VideoAnswers applicationId={application.id} name={application.candidate.name} />
        </>
      )}
      {application.withdrawReason && (
        <Card as="section">
          <h2>{t('application.withdrawReason')}</h2>
          <p>{application.withdrawReason}</p>
        </Card>
      )}
      {application.decisionMessages.map((message) => (
        <Letter
          key={message.at}
          label={t('application.decisionMessage')}
          from={{ name: message.from, detail: `${message.role}, ${format.shortDay(message.at)}` }}
          {...(message.wentWell && {
            good: { title: t('decision.wentWell'), text: message.wentWell },
          })}
          {...(message.missing && {
            missing: { title: t('decision.missing'), text: message.missing },
          })}
        >
          <p className={styles.letter}>{message.text}</p>
        </Letter>
      ))}
    </>
  )
}
