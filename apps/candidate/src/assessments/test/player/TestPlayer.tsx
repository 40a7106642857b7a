import { TrailBar } from '../../../ui/TrailBar.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { firstUnansweredIndex, stepParamOf, stepIndexOf } from '../../assessments.position.ts'
import type { TestStep } from '../../assessments.steps.ts'
import styles from './TestPlayer.module.css'
import { TestQuestion } from './TestQuestion.tsx'
import { TestReview } from './TestReview.tsx'

type TestPlayerProps<Step extends TestStep> = {
  steps: readonly Step[]
  /** Returns the index of the step to continue at, if the address has no step. */
  start: () => number
  /** Stores the current question on this device; null removes it. */
  savePlace: (stepId: string | null) => void
  /** Deadline or time left, next to the progress. */
  until?: ReactNode
  /** Called when the candidate continues from an answered question. */
  onNext?: (stepId: string) => void
  onSend: () => void
  /** The submission is running. */
  pending: boolean
  /** Why saving or submitting failed; null if neither did. */
  error: unknown
  /** Everything below the question's text: other content first, then the input. */
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
  const [index, go] = useStepIndex(steps.length, start)
  const [showProblem, setShowProblem] = useState(false)
  const step = steps[index]
  useFocusedQuestion(index)

  function goTo(next: number) {
    setShowProblem(false)
    savePlace(steps[next]?.id ?? null)
    go(next)
  }
  function next() {
    if (!step) return
    if (step.problem !== null) return setShowProblem(true)
    onNext?.(step.id)
    goTo(index + 1)
  }
  function send() {
    const open = firstUnansweredIndex(steps.map(({ problem }) => ({ done: problem === null })))
    if (open < steps.length) goTo(open)
    else onSend()
  }

  return (
    <>
      <TestProgress index={index} count={steps.length} until={until} />
      {step ? (
        <TestQuestion
          key={step.id}
          step={step}
          showProblem={showProblem}
          onNext={next}
          onBack={index > 0 ? () => goTo(index - 1) : undefined}
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

/** Index of the current step, from the address; if the address has no step, from `resume`. */
function useStepIndex(count: number, resume: () => number) {
  const [search, setSearch] = useSearchParams()
  const [resumeIndex] = useState(resume)
  const index = stepIndexOf(search.get('step'), count) ?? resumeIndex
  // `flushSync`: the next key press must already reach the new question.
  const go = (next: number) =>
    setSearch(
      (before) => {
        before.set('step', stepParamOf(next, count))
        return before
      },
      { flushSync: true },
    )
  return [index, go] as const
}

/** Moves the focus to each new question. */
function useFocusedQuestion(index: number) {
  const seen = useRef(index)
  useEffect(() => {
    if (seen.current === index) return
    seen.current = index
    document.getElementById('pergunta')?.focus({ preventScroll: true })
  }, [index])
}

type TestProgressProps = { index: number; count: number; until: ReactNode }

function TestProgress({ index, count, until }: TestProgressProps) {
  const { t } = useTranslation('assessments')
  const reached = Math.min(index + 1, count)
  const where =
    index < count ? t('test.place', { number: index + 1, count }) : t('test.reviewPlace')
  return (
    <div className={styles.journey}>
      <TrailBar
        percent={(reached / (count + 1)) * 100}
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
