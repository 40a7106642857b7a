import { TrailBar } from '../../../ui/TrailBar.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { firstOpen, stepParamOf, stepIndexOf } from '../../assessments.places.ts'
import type { TestStep } from '../../assessments.steps.ts'
import styles from './TestPlayer.module.css'
import { TestQuestion } from './TestQuestion.tsx'
import { TestReview } from './TestReview.tsx'

type TestPlayerProps<Step extends TestStep> = {
  steps: readonly Step[]
  /** Where the test continues if the address has no step. */
  start: () => number
  /** Stores the current question on this device; null removes it. */
  savePlace: (stepId: string | null) => void
  /** Deadline or time left, next to the progress. */
  until?: ReactNode
  /** Called when the candidate leaves an answered question. */
  onNext?: (stepId: string) => void
  onSend: () => void
  /** The submission is running; `error` is its failure. */
  pending: boolean
  error: unknown
  /** The input of a question, with any content between it and the question. */
  children: (step: Step) => ReactNode
}

/** One question after another, then a review of all answers before submission. */
export function TestPlayer<Step extends TestStep>({
  steps,
  start,
  savePlace,
  until,
  onNext,
  onSend,
  pending,
  error,
  children,
}: TestPlayerProps<Step>) {
  const [place, go] = usePlace(steps.length, start)
  const [asked, setAsked] = useState(false)
  const step = steps[place]
  useFocusedQuestion(place)

  function goTo(next: number) {
    setAsked(false)
    savePlace(steps[next]?.id ?? null)
    go(next)
  }
  function next() {
    if (!step) return
    if (step.problem !== null) return setAsked(true)
    onNext?.(step.id)
    goTo(place + 1)
  }
  function send() {
    const open = firstOpen(steps.map(({ problem }) => ({ done: problem === null })))
    if (open < steps.length) goTo(open)
    else onSend()
  }

  return (
    <>
      <Journey place={place} count={steps.length} until={until} />
      {step ? (
        <TestQuestion
          key={step.id}
          step={step}
          asked={asked}
          onNext={next}
          onBack={place > 0 ? () => goTo(place - 1) : undefined}
        >
          {children(step)}
        </TestQuestion>
      ) : (
        <TestReview
          steps={steps}
          pending={pending}
          error={error}
          onChange={goTo}
          onSend={send}
          onBack={() => goTo(steps.length - 1)}
        />
      )}
    </>
  )
}

/** The step is in the address; without it the test continues where it was left. */
function usePlace(count: number, resume: () => number) {
  const [search, setSearch] = useSearchParams()
  const [start] = useState(resume)
  const place = stepIndexOf(search.get('step'), count) ?? start
  // `flushSync`: the next key press must already reach the new question.
  const go = (next: number) =>
    setSearch(
      (before) => {
        before.set('step', stepParamOf(next, count))
        return before
      },
      { flushSync: true },
    )
  return [place, go] as const
}

/** Moves the focus to each new question. */
function useFocusedQuestion(place: number) {
  const seen = useRef(place)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    document.getElementById('pergunta')?.focus({ preventScroll: true })
  }, [place])
}

type JourneyProps = { place: number; count: number; until: ReactNode }

function Journey({ place, count, until }: JourneyProps) {
  const { t } = useTranslation('assessments')
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
        {until}
      </p>
    </div>
  )
}
