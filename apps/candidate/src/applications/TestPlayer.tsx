import type { RequirementsTest } from '@trilha/contracts/applications'
import { CallError } from '@trilha/web/data/call.ts'
import { TrailBar } from '@trilha/web/ui/TrailBar.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSubmitTest } from './applications.data.ts'
import { keptTest } from './requirementsTest.kept.ts'
import {
  answerTo,
  chosenAt,
  firstUnanswered,
  isAnswered,
  nameOf,
  placeOf,
  resumeAt,
  stepsOf,
} from './requirementsTest.steps.ts'
import styles from './RequirementsTest.module.css'
import { TestClosed } from './TestClosed.tsx'
import { TestQuestion } from './TestQuestion.tsx'
import { TestReview } from './TestReview.tsx'
import { useAutosave } from './useAutosave.ts'
import { useDates } from './useDates.ts'

type TestPlayerProps = { test: RequirementsTest; onSent: () => void }

/** Question after question, then everything once more before it is sent. */
export function TestPlayer({ test, onSent }: TestPlayerProps) {
  const at = { id: test.applicationId, stageId: test.stageId }
  const [kept] = useState(() => keptTest(at))
  const steps = useMemo(() => stepsOf(test.rules), [test.rules])
  const autosave = useAutosave(test, kept)
  const submit = useSubmitTest(at)
  const { given } = autosave
  const [place, go] = usePlace(steps.length, () =>
    resumeAt(steps, { state: test.state, ...given }, kept.place()),
  )
  const step = steps[place]
  const [missing, setMissing] = useState(false)
  useFocusedQuestion(place)

  function goTo(next: number) {
    setMissing(false)
    kept.keepPlace(steps[next]?.id ?? null)
    go(next)
  }
  function next() {
    if (!step) return
    if (!isAnswered(step, given)) return setMissing(true)
    // The first answer begins the stage, also where it only confirms what the profile says.
    if (autosave.status === 'idle') autosave.put(answerTo(step, chosenAt(step, given)))
    goTo(place + 1)
  }
  async function send() {
    const open = firstUnanswered(steps, given)
    if (open < steps.length) return goTo(open)
    await autosave.pause()
    try {
      await submit.mutateAsync(given)
      autosave.finish()
      kept.keepPlace(null)
      onSent()
    } catch {
      autosave.resume()
    }
  }

  const refusal = submit.error ?? (autosave.status === 'refused' ? autosave.error : null)
  const id = refusal instanceof CallError ? refusal.id : null
  if (id === 'deadline-passed' || id === 'stage-not-open')
    return <TestClosed reason={id} dueAt={test.dueAt} />
  return (
    <>
      <Journey place={place} count={steps.length} dueAt={test.dueAt} />
      {step ? (
        <TestQuestion
          key={step.id}
          step={step}
          chosen={chosenAt(step, given)}
          known={chosenAt(step, test)}
          missing={missing}
          status={autosave.status}
          onChoose={(chosen) => {
            setMissing(false)
            autosave.put(answerTo(step, chosen))
          }}
          onNext={next}
          onBack={place > 0 ? () => goTo(place - 1) : undefined}
        />
      ) : (
        <TestReview
          steps={steps}
          given={given}
          status={autosave.status}
          pending={submit.isPending}
          error={submit.error}
          onChange={goTo}
          onSend={() => void send()}
          onBack={() => goTo(steps.length - 1)}
        />
      )}
    </>
  )
}

/** The place stands in the address; without one the test goes on where it was left. */
function usePlace(count: number, resume: () => number) {
  const [search, setSearch] = useSearchParams()
  const [start] = useState(resume)
  const place = placeOf(search.get('step'), count) ?? start
  // At once: a key pressed right after must meet the new question.
  const go = (next: number) => setSearch({ step: nameOf(next, count) }, { flushSync: true })
  return [place, go] as const
}

/** Each new question is where reading goes on. */
function useFocusedQuestion(place: number) {
  const seen = useRef(place)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    document.getElementById('pergunta')?.focus({ preventScroll: true })
  }, [place])
}

type JourneyProps = { place: number; count: number; dueAt: string | null }

function Journey({ place, count, dueAt }: JourneyProps) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  const where =
    place < count ? t('test.place', { number: place + 1, count }) : t('test.reviewPlace')
  return (
    <div className={styles.journey}>
      <TrailBar
        percent={(Math.min(place + (place < count ? 1 : 0), count) / (count + 1)) * 100}
        label={t('test.progress', { place: where })}
      />
      <p>
        <b>
          <bdi>{where}</bdi>
        </b>
        {dueAt && <span>{t('test.due', { deadline: dates.deadline(dueAt) })}</span>}
      </p>
    </div>
  )
}
