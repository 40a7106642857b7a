import type { ApplicationView } from '@trilha/contracts/applications'
import type { RequirementsTest } from '@trilha/contracts/assessments.requirements'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '@trilha/web/data/call.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../public/PageHead.tsx'
import type { Handle } from '../root.tsx'
import { progressQuery } from '../applications/applications.data.ts'
import { Loaded } from '../applications/Loaded.tsx'
import { noTrail, NoTrail } from '../applications/NoTrail.tsx'
import { requirementsTestQuery } from './assessments.data.ts'
import { TestClosed } from './TestClosed.tsx'
import { TestFrame } from './TestFrame.tsx'
import { TestSkeleton } from './TestSkeleton.tsx'
import { RequirementsPlayer } from './RequirementsPlayer.tsx'
import { RequirementsResult } from './RequirementsResult.tsx'
import { useVacancyId } from '../applications/useVacancyId.ts'

export const handle = { namespaces: ['assessments', 'applications', 'vacancies'] } satisfies Handle

/** The requirements test: one question per step, a review, and the answer of the rules at once. */
export default function RequirementsTestScreen() {
  const { t } = useTranslation(['assessments', 'applications'])
  const vacancyId = useVacancyId()
  const enabled = vacancyId > 0
  const progress = useQuery({ ...progressQuery(vacancyId), enabled })
  const test = useQuery({ ...requirementsTestQuery(vacancyId), enabled })
  const title = test.data?.title ?? t('test.title')
  const company = progress.data?.vacancy.company.name
  return (
    <TestFrame vacancyId={vacancyId} title={title} company={company}>
      <PageHead
        title={company ? t('applications:progress.head', { role: title, company }) : title}
      />
      {enabled ? (
        <Loaded query={progress} skeleton={<TestSkeleton />} refused={noTrail}>
          {(application) => (
            <Loaded query={test} skeleton={<TestSkeleton />} refused={notYet}>
              {(loaded) => <Test application={application} test={loaded} />}
            </Loaded>
          )}
        </Loaded>
      ) : (
        <NoTrail />
      )}
    </TestFrame>
  )
}

const notYet = (error: Error) =>
  error instanceof CallError && error.id === 'stage-not-open' ? (
    <TestClosed reason="stage-not-open" dueAt={null} />
  ) : (
    noTrail(error)
  )

type TestProps = { application: ApplicationView; test: RequirementsTest }

/** Answering, while the stage is open; afterwards what came of it. */
function Test({ application, test }: TestProps) {
  const stage = application.stages.find(({ id }) => id === test.stageId)
  // Once begun on this page it stays, with what was answered, whatever another tab does.
  const [open] = useState(
    application.can.startStage.allowed && stage?.id === application.current?.stageId,
  )
  const [sent, setSent] = useState(false)
  const decided = stage !== undefined && stage.ruleResults.length > 0
  if (decided && (sent || !open))
    return <RequirementsResult application={application} stage={stage} />
  if (open) return <RequirementsPlayer test={test} onSent={() => setSent(true)} />
  return (
    <TestClosed
      reason={
        application.can.startStage.reason === 'deadline-passed'
          ? 'deadline-passed'
          : 'stage-not-open'
      }
      dueAt={stage?.dueAt ?? null}
    />
  )
}
