import { graceMs, type Test } from '@trilha/contracts/assessments/assessments'
import { CallError } from '@trilha/web/data/call.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDates } from '../../applications/useDates.ts'
import { paths } from '../../paths.ts'
import { serverClock } from '../assessments.clock.ts'
import { useSubmitTest } from '../assessments.data.ts'
import { activeElsewhere } from '../saving/activeElsewhere.ts'
import { resumeAt } from '../assessments.position.ts'
import { TestClosed } from '../test/outcome/TestClosed.tsx'
import { TestPlayer } from '../test/player/TestPlayer.tsx'
import { TimeLeft } from '../test/TimeLeft.tsx'
import { TimeOver } from '../test/outcome/TimeOver.tsx'
import { useItemAnswers } from './useItemAnswers.ts'
import { ItemQuestion } from './ItemQuestion.tsx'
import { useItemSteps } from './useItemSteps.ts'
import { useSignals } from '../test/useSignals.ts'

type ItemPlayerProps = {
  test: Test
  vacancyId: number
  /** Id of this device. */
  device: string
  /** Refetches the test. */
  refetchTest: () => Promise<Test | undefined>
  /** The test was submitted, here or by the server when the time ended. */
  onSent: () => void
}

/** The company's questions, answered on this device while the server's clock runs. */
export function ItemPlayer({ test, vacancyId, device, refetchTest, onSent }: ItemPlayerProps) {
  const { t } = useTranslation('assessments')
  const dates = useDates()
  const [clock] = useState(() => serverClock(test.now))
  const endsAt = test.attempt?.endsAt ?? null
  const secondsUntil = (until: string) => (Date.parse(until) - clock.now()) / 1000
  const [over, setOver] = useState(endsAt !== null && secondsUntil(endsAt) <= 0)
  const answers = useItemAnswers(test, device, () => endsAt !== null && secondsUntil(endsAt) <= 0)
  const { autosave, stored } = answers
  const steps = useItemSteps(test, answers, secondsUntil)
  const submit = useSubmitTest(answers.at)
  const [isActiveElsewhere, setIsActiveElsewhere] = useState(
    () => activeElsewhere(test, device) === 'now',
  )
  useSignals(answers.at, test.kind === 'custom')

  async function send() {
    await autosave.flush()
    // Unsaved answers block the submission, so that nothing typed is lost.
    if (autosave.read().pending !== null) return
    try {
      await submit.mutateAsync()
    } catch (error) {
      // The server has already submitted it: the time was over.
      if (!(error instanceof CallError) || error.id !== 'stage-not-open') return
    }
    answers.finish()
    onSent()
  }

  const refusalId = autosave.status === 'refused' ? idOf(autosave.error) : null
  if (over || refusalId === 'time-over')
    return (
      <TimeOver
        wait={endsAt === null ? 0 : Math.max(0, secondsUntil(endsAt) * 1000 + graceMs)}
        flush={autosave.flush}
        send={async () => {
          await submit.mutateAsync().catch(() => undefined)
          const latest = await refetchTest()
          if (!latest || latest.submittedAt === null) return false
          answers.finish()
          onSent()
          return true
        }}
      />
    )
  const errorId = refusalId ?? idOf(submit.error)
  if (errorId === 'deadline-passed' || errorId === 'stage-not-open')
    return <TestClosed reason={errorId} dueAt={test.dueAt} />
  const saveError = autosave.pending !== null && autosave.status === 'kept' ? autosave.error : null
  return (
    <>
      <TestPlayer
        steps={steps}
        start={() =>
          resumeAt(
            steps.map(({ id, answer, problem }) => ({
              id,
              done: answer !== null && problem === null,
            })),
            { begun: test.answers.length > 0 || autosave.pending !== null, stored: stored.place() },
          )
        }
        savePlace={stored.savePlace}
        until={
          endsAt ? (
            <TimeLeft
              left={() => secondsUntil(endsAt)}
              total={(test.seconds ?? 0) * (test.attempt?.timeFactor ?? 1)}
              onOver={() => setOver(true)}
            />
          ) : (
            test.dueAt && <span>{t('test.due', { deadline: dates.deadline(test.dueAt) })}</span>
          )
        }
        onSend={() => void send()}
        pending={submit.isPending}
        error={submit.error ?? saveError}
      >
        {(step) => (
          <ItemQuestion test={test} step={step} answers={answers} secondsUntil={secondsUntil} />
        )}
      </TestPlayer>
      <OtherDevice
        open={isActiveElsewhere || refusalId === 'other-device'}
        vacancyId={vacancyId}
        onContinueHere={async () => {
          const fresh = await refetchTest()
          if (!fresh) return false
          setIsActiveElsewhere(false)
          answers.goOnHere(fresh)
          return true
        }}
      />
    </>
  )
}

const idOf = (error: unknown) => (error instanceof CallError ? error.id : null)

type OtherDeviceProps = {
  open: boolean
  vacancyId: number
  /** Loads the current answers; resolves to false if that failed. */
  onContinueHere: () => Promise<boolean>
}

/** Another device is using this test: the candidate chooses where to continue. */
function OtherDevice({ open, vacancyId, onContinueHere }: OtherDeviceProps) {
  const { t } = useTranslation('assessments')
  const { t: common } = useTranslation('common')
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  return (
    <ConfirmDialog
      open={open}
      title={t('device.title')}
      confirmLabel={t('device.here')}
      cancelLabel={t('device.there')}
      loading={state === 'pending'}
      onConfirm={() => {
        setState('pending')
        void onContinueHere().then((done) => setState(done ? 'idle' : 'failed'))
      }}
      error={
        state === 'failed' && (
          <Alert tone="bad" announce="assertive">
            {common('errors.network')}
          </Alert>
        )
      }
      onCancel={() => void navigate(paths.progress(vacancyId))}
    >
      <p>{t('device.text')}</p>
    </ConfirmDialog>
  )
}
