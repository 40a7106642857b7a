import type { SelfAssessment } from '@trilha/contracts/selfAssessments/selfAssessments'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { CallError } from '@trilha/web/data/call.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { isRefusal } from '../../applications/applications.data.ts'
import { createAutosave } from '@trilha/web/data/autosave.ts'
import { testStorage } from '../../assessments/saving/testStorage.ts'
import { resumeAt } from '../../assessments/assessments.position.ts'
import { TestPlayer } from '../../assessments/test/player/TestPlayer.tsx'
import { useAutosave } from '../../assessments/saving/useAutosave.ts'
import { useErrorText } from '../../auth/useErrorText.ts'
import { paths } from '../../paths.ts'
import { answersSchema, fromServer, linesToCheck, shape, type Answers } from './answers.ts'
import { saveAnswers, useInvalidateSelfAssessments, useSend } from '../selfAssessments.data.ts'
import { missingAt, placesOf } from '../selfAssessments.steps.ts'
import { ShortForm } from './ShortForm.tsx'
import { useAskedVacancy } from '../sharing/useAskedVacancy.ts'
import { PlaceQuestion } from './questions/PlaceQuestion.tsx'
import { usePlaceSteps } from './usePlaceSteps.ts'

type PlayerProps = {
  kind: AssessmentKind
  open: NonNullable<SelfAssessment['open']>
  onSent: (now: SelfAssessment) => void
}

/** Statements, portraits and blocks as steps of the common test player. */
export function Player({ kind, open, onSent }: PlayerProps) {
  const { t } = useTranslation('selfAssessments')
  const [storage] = useState(() => testStorage({ id: open.id, stageId: kind }, answersSchema))
  const autosave = useAutosave<Answers>(() => {
    const created = createAutosave<Answers>({
      shape,
      known: fromServer(open.answers),
      save: async (answers) => {
        const { overtaken, answers: latest } = await saveAnswers(kind, open.id, answers)
        if (overtaken.length === 0) return
        // Another device has newer answers: adopt them when this request is finished.
        setTimeout(() => created.adopt(shape.merged(created.read().given, fromServer(latest))))
        toast.info(t('answer.overtaken'))
      },
      box: storage.box,
      isRefusal,
    })
    return created
  })
  const invalidate = useInvalidateSelfAssessments(kind)
  const { flush } = autosave
  useEffect(() => () => void flush().then(invalidate), [flush, invalidate])
  const [short, setShort] = useShortForm(kind)
  const places = placesOf(kind, short)
  const [toCheck, setToCheck] = useState(() => linesToCheck(open.toCheck, fromServer(open.answers)))
  const steps = usePlaceSteps(kind, places, autosave, toCheck)
  const submit = useSend(kind)
  const [hasUnsent, setHasUnsent] = useState(false)

  async function send() {
    await autosave.flush()
    // All answers must be saved before submitting, otherwise some would be missing.
    const isUnsaved = autosave.read().pending !== null
    setHasUnsent(isUnsaved)
    if (isUnsaved) return
    const now = await submit
      .mutateAsync({ id: open.id, ...(short && { shortForm: true }) })
      .catch((error: unknown) => {
        if (error instanceof CallError && error.id === 'line-to-check') {
          const items = error.errors.map(({ field }) => field)
          setToCheck(linesToCheck(items, autosave.read().given))
        }
        throw error
      })
    autosave.finish()
    storage.savePlace(null)
    onSent(now)
  }

  const refusal = submit.error ?? (autosave.status === 'refused' ? autosave.error : null)
  if (refusal instanceof CallError && refusal.id === 'self-assessment-closed')
    return <Elsewhere kind={kind} error={refusal} />
  return (
    <>
      {short && <ShortForm onBack={() => setShort(false)} />}
      <TestPlayer
        key={String(short)}
        steps={steps}
        start={() =>
          resumeAt(
            places.map((place) => ({
              id: place.id,
              done: missingAt(place, autosave.given).length === 0,
            })),
            { begun: Object.keys(autosave.given).length > 0, stored: storage.place() },
          )
        }
        savePlace={storage.savePlace}
        until={<span>{t('answer.noClock')}</span>}
        onSend={() => void send().catch(() => undefined)}
        pending={submit.isPending}
        error={hasUnsent ? new CallError(null) : submit.error}
      >
        {(step) => <PlaceQuestion step={step} onSkip={() => setShort(true)} />}
      </TestPlayer>
    </>
  )
}

/** True if the second part is skipped, and a setter. Stored in the address, to survive a reload. */
function useShortForm(kind: AssessmentKind) {
  const [search, setSearch] = useSearchParams()
  const set = (short: boolean) =>
    setSearch((params) => {
      params.delete('short')
      params.delete('step')
      if (short) params.set('short', '1')
      return params
    })
  return [kind === 'competency' && search.get('short') === '1', set] as const
}

/** The questionnaire was submitted or restarted on another device. */
function Elsewhere({ kind, error }: { kind: AssessmentKind; error: CallError }) {
  const { t } = useTranslation('selfAssessments')
  const errorText = useErrorText()
  const vacancyId = useAskedVacancy()
  return (
    <Alert
      tone="warn"
      announce="assertive"
      action={
        <Button variant="outline" render={<Link to={paths.selfAssessment(kind, vacancyId)} />}>
          {t('answer.seeNow')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  )
}
