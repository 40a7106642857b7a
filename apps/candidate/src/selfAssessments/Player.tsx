import type { SelfAssessment } from '@trilha/contracts/selfAssessments'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments.scales'
import { CallError } from '@trilha/web/data/call.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { isRefusal } from '../applications/applications.data.ts'
import { createAutosave } from '@trilha/web/data/autosave.ts'
import { keptTest } from '../assessments/assessments.kept.ts'
import { resumeAt } from '../assessments/assessments.places.ts'
import { TestPlayer } from '../assessments/TestPlayer.tsx'
import { useAutosave } from '../assessments/useAutosave.ts'
import { useErrorText } from '../auth/useErrorText.ts'
import { paths } from '../paths.ts'
import { answersSchema, fromKept, shape, type Answers } from './selfAssessments.answers.ts'
import { saveAnswers, useReadAgain, useSend } from './selfAssessments.data.ts'
import { missingAt, placesOf } from './selfAssessments.places.ts'
import { ShortForm } from './ShortForm.tsx'
import { useAskedVacancy } from './useAskedVacancy.ts'
import { usePlaceSteps } from './usePlaceSteps.tsx'

type PlayerProps = {
  kind: AssessmentKind
  open: NonNullable<SelfAssessment['open']>
  onSent: (now: SelfAssessment) => void
}

/** Statements, portraits and blocks as steps of the one player of tests. */
export function Player({ kind, open, onSent }: PlayerProps) {
  const { t } = useTranslation('selfAssessments')
  const [kept] = useState(() => keptTest({ id: open.id, stageId: kind }, answersSchema))
  const autosave = useAutosave<Answers>(() => {
    const own = createAutosave<Answers>({
      shape,
      known: fromKept(open.answers),
      save: async (answers) => {
        const { overtaken, answers: now } = await saveAnswers(kind, open.id, answers)
        if (overtaken.length === 0) return
        // Another device answered later: its answers stand here too, once this request is through.
        setTimeout(() => own.adopt(shape.merged(own.read().given, fromKept(now))))
        toast.info(t('answer.overtaken'))
      },
      box: kept.box,
      isRefusal,
    })
    return own
  })
  const readAgain = useReadAgain(kind)
  const { flush } = autosave
  useEffect(() => () => void flush().then(readAgain), [flush, readAgain])
  const [short, setShort] = useShortForm(kind)
  const places = placesOf(kind, short)
  const steps = usePlaceSteps(kind, places, autosave, { leaveOut: () => setShort(true) })
  const submit = useSend(kind)
  const [away, setAway] = useState(false)

  async function send() {
    await autosave.flush()
    // Answers first: without them the whole would be sent with gaps.
    const waiting = autosave.read().pending !== null
    setAway(waiting)
    if (waiting) return
    const now = await submit.mutateAsync({ id: open.id, ...(short && { shortForm: true }) })
    autosave.finish()
    kept.keepPlace(null)
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
            { begun: Object.keys(autosave.given).length > 0, kept: kept.place() },
          )
        }
        keepPlace={kept.keepPlace}
        until={<span>{t('answer.noClock')}</span>}
        onSend={() => void send().catch(() => undefined)}
        pending={submit.isPending}
        error={away ? new CallError(null) : submit.error}
      />
    </>
  )
}

/** Without the second part: said in the address, so that a reload keeps it. */
function useShortForm(kind: AssessmentKind) {
  const [search, setSearch] = useSearchParams()
  const set = (short: boolean) =>
    setSearch((before) => {
      before.delete('short')
      before.delete('step')
      if (short) before.set('short', '1')
      return before
    })
  return [kind === 'competency' && search.get('short') === '1', set] as const
}

/** It was sent or begun anew on another device. */
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
