import type { ApplicationView } from '@trilha/contracts/applications/applications'
import type { RequirementsTest } from '@trilha/contracts/assessments/requirements'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Handle } from '@trilha/web/router/handle.ts'
import { requirementsTestQuery } from '../assessments.data.ts'
import { TestClosed } from '../test/outcome/TestClosed.tsx'
import { TestOfTrail } from '../test/TestOfTrail.tsx'
import { RequirementsPlayer } from './RequirementsPlayer.tsx'
import { RequirementsResult } from './RequirementsResult.tsx'
import { useVacancyId } from '../../applications/useVacancyId.ts'

export const handle = { namespaces: ['assessments', 'applications'] } satisfies Handle

/** The requirements test: one question per step, a review, and the result at once. */
export default function RequirementsTestScreen() {
  const { t } = useTranslation('assessments')
  const vacancyId = useVacancyId()
  const test = useQuery({ ...requirementsTestQuery(vacancyId), enabled: vacancyId > 0 })
  return (
    <TestOfTrail vacancyId={vacancyId} test={test} title={t('test.title')}>
      {(application, loaded) => <Test application={application} test={loaded} />}
    </TestOfTrail>
  )
}

type TestProps = { application: ApplicationView; test: RequirementsTest }

/** The questions while the stage is open; afterwards the result. */
function Test({ application, test }: TestProps) {
  const stage = application.stages.find(({ id }) => id === test.stageId)
  // A test begun on this page stays open with its answers, even if another tab submits it.
  const [wasOpen] = useState(
    application.can.startStage.allowed && stage?.id === application.current?.stageId,
  )
  const [sent, setSent] = useState(false)
  const decided = stage !== undefined && stage.ruleResults.length > 0
  if (decided && (sent || !wasOpen))
    return <RequirementsResult application={application} stage={stage} />
  if (wasOpen) return <RequirementsPlayer test={test} onSent={() => setSent(true)} />
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
