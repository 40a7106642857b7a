import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ApplicationView } from '@trilha/contracts/applications/applications'
import type { Test } from '@trilha/contracts/assessments/assessments'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVacancyId } from '../../applications/useVacancyId.ts'
import { testQuery, type TestKind } from '../assessments.data.ts'
import { deviceFor } from '../saving/device.ts'
import { deleteTestStorage } from '../saving/testStorage.ts'
import { ExtensionButton } from '../extensions/ExtensionButton.tsx'
import { ItemPlayer } from './ItemPlayer.tsx'
import { TestClosed } from '../test/outcome/TestClosed.tsx'
import { TestIntro } from '../test/TestIntro.tsx'
import { TestOfTrail } from '../test/TestOfTrail.tsx'
import { TestSent } from '../test/outcome/TestSent.tsx'
import { TestSkeleton } from '../test/TestSkeleton.tsx'

/** A test in a trail: introduction, questions and confirmation. */
export function ItemTest({ kind }: { kind: TestKind }) {
  const { t } = useTranslation('assessments')
  const vacancyId = useVacancyId()
  const test = useQuery({ ...testQuery(kind, vacancyId), enabled: vacancyId > 0 })
  return (
    <TestOfTrail
      vacancyId={vacancyId}
      test={test}
      title={t(`names.${kind}`)}
      action={test.data && <ExtensionButton test={test.data} />}
    >
      {(application, loaded) => <Stage application={application} test={loaded} query={test} />}
    </TestOfTrail>
  )
}

type StageProps = { application: ApplicationView; test: Test; query: UseQueryResult<Test> }

function Stage({ application, test, query }: StageProps) {
  const device = useDevice(test.stageId)
  const [sentHere, setSentHere] = useState(false)
  const stage = application.stages.find(({ id }) => id === test.stageId)
  const { can, attempt, applicationId, stageId } = test
  // A test begun on this page stays open with its answers, even if another tab submits it.
  const [began, setBegan] = useState(can.answer.allowed || can.submit.allowed)
  if (!began && (can.answer.allowed || can.submit.allowed)) setBegan(true)
  const isSent = sentHere || (!began && test.submittedAt !== null)
  useEffect(() => {
    if (isSent) deleteTestStorage({ id: applicationId, stageId })
  }, [isSent, applicationId, stageId])
  if (isSent && stage && stage.submittedAt !== null)
    return <TestSent application={application} stage={stage} custom={test.kind === 'custom'} />
  if (isSent || device === null) return <TestSkeleton />
  const vacancyId = application.vacancy.id
  const isPastIntro = attempt !== null || (test.kind === 'questions' && !isTimed(test))
  if (!isPastIntro && can.start.allowed)
    return <TestIntro test={test} vacancyId={vacancyId} device={device} />
  if (began)
    return (
      <ItemPlayer
        test={test}
        vacancyId={vacancyId}
        device={device}
        refetchTest={async () => (await query.refetch()).data}
        onSent={() => {
          setSentHere(true)
          void query.refetch()
        }}
      />
    )
  const late = [can.answer.reason, can.start.reason].includes('deadline-passed')
  return <TestClosed reason={late ? 'deadline-passed' : 'stage-not-open'} dueAt={test.dueAt} />
}

const isTimed = ({ seconds, timedItems }: Test) => seconds !== null || timedItems

/** Id of this device; null until it is known. */
function useDevice(stageId: string): string | null {
  const [device, setDevice] = useState<string | null>(null)
  useEffect(() => {
    let isMounted = true
    void deviceFor(stageId).then((id) => isMounted && setDevice(id))
    return () => {
      isMounted = false
    }
  }, [stageId])
  return device
}
