import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Autosave, Autosaved } from '@trilha/web/data/autosave.ts'
import type { TestStep } from '../../assessments/assessments.steps.ts'
import { changedAnswer, type Answers, type Given, type LinesToCheck } from './answers.ts'
import { missingAt, type Place } from '../selfAssessments.steps.ts'
import { pickedByKey, type BlockChoice } from './pick.ts'
import { useItemTexts } from './useItemTexts.ts'

type StatementsStep = {
  is: 'statements'
  rows: readonly { id: string; text: string; value: number | null }[]
  onChoose: (item: string, value: number) => void
}

type PortraitStep = { is: 'portrait'; chosen: number | null; onChoose: (value: number) => void }

type BlockStep = {
  is: 'block'
  /** True for the first block, where the candidate can skip the second part. */
  isFirst: boolean
  statements: readonly { id: string; text: string }[]
  chosen: BlockChoice
  onChoose: (chosen: BlockChoice) => void
}

/** A screen of a questionnaire as a step of the player; `PlaceQuestion` draws it. */
export type PlaceStep = TestStep & (StatementsStep | PortraitStep | BlockStep)

/** A step without `id` and `status`, which `usePlaceSteps` adds to all kinds of screens. */
type PlaceContent = Omit<TestStep, 'id' | 'status'> & (StatementsStep | PortraitStep | BlockStep)

/** The screens of a questionnaire as steps of the player. */
export function usePlaceSteps(
  kind: AssessmentKind,
  places: readonly Place[],
  autosave: Autosave<Answers> & Autosaved<Answers>,
  toCheck: LinesToCheck,
): PlaceStep[] {
  const { t } = useTranslation('selfAssessments')
  const text = useItemTexts(kind)
  const elapsedMs = useElapsed()
  const { given } = autosave
  const put = (item: string, answer: Parameters<typeof changedAnswer>[1]) =>
    autosave.put({ [item]: changedAnswer(autosave.read().given[item], answer, elapsedMs()) })

  const contentOf = (place: Place): PlaceContent => {
    switch (place.is) {
      case 'statements':
        return statements(place)
      case 'portrait':
        return portrait(place)
      case 'block':
        return block(place)
    }
  }

  function statements({
    items,
    from,
    ...place
  }: Extract<Place, { is: 'statements' }>): PlaceContent {
    const missing = missingAt({ ...place, items, from }, given)
    const count = items.length
    return {
      is: 'statements',
      eyebrow: t('answer.competency.eyebrow'),
      question: t('answer.competency.question'),
      listed: t('answer.competency.listed', { from: from + 1, to: from + count }),
      answer: t('answer.competency.given', { done: count - missing.length, count }),
      problem:
        missing.length > 0 ? t('answer.competency.missing', { count: missing.length }) : null,
      rows: items.map((id) => ({ id, text: text(id), value: given[id]?.value ?? null })),
      onChoose: (item, value) => put(item, { value }),
      numbers: 5,
      onNumber: (index) => {
        const item = activeItem(items, given)
        if (!item || index > 4) return
        put(item, { value: index + 1 })
        focusRow(items[items.indexOf(item) + 1])
      },
    }
  }

  function portrait({ id, part }: Extract<Place, { is: 'portrait' }>): PlaceContent {
    const value = given[id]?.value ?? null
    const choose = (chosen: number) => put(id, { value: chosen })
    const isToCheck = value !== null && toCheck[id] === given[id]?.revision
    return {
      is: 'portrait',
      eyebrow: `${t('answer.part', { number: part })}: ${t('answer.values.eyebrow')}`,
      question: text(id),
      answer: value === null ? null : t(`likeness.${asDegree(value)}`),
      problem:
        value === null ? t('answer.values.missing') : isToCheck ? t('answer.values.check') : null,
      chosen: value,
      onChoose: choose,
      numbers: 6,
      oneTap: true,
      onNumber: (index) => index < 6 && choose(index + 1),
    }
  }

  function block({
    id,
    block: { statements: ids },
    number,
  }: Extract<Place, { is: 'block' }>): PlaceContent {
    const { most = null, least = null } = given[id] ?? {}
    const isComplete = most !== null && least !== null
    return {
      is: 'block',
      eyebrow: t('block.eyebrow'),
      question: t('block.question'),
      listed: t('block.listed', { number }),
      answer: isComplete ? t('block.given', { most: text(most), least: text(least) }) : null,
      problem: isComplete ? null : t('block.missing'),
      isFirst: number === 1,
      statements: ids.map((statement) => ({ id: statement, text: text(statement) })),
      chosen: { most, least },
      onChoose: (chosen) => put(id, chosen),
      numbers: 4,
      onNumber: (index) => {
        const chosen = ids[index]
        if (chosen) put(id, pickedByKey({ most, least }, chosen))
      },
    }
  }

  return places.map((place) => ({ ...contentOf(place), id: place.id, status: autosave.status }))
}

const asDegree = (value: number) => Math.min(6, Math.max(1, value)) as 1 | 2 | 3 | 4 | 5 | 6

/** The statement for a number key: the focused one, otherwise the first unanswered one. */
function activeItem(items: readonly string[], given: Answers): string | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset['item']
  const isUnanswered = (known: Given | undefined) => (known?.value ?? null) === null
  return items.find((id) => id === focused) ?? items.find((id) => isUnanswered(given[id]))
}

function focusRow(item: string | undefined): void {
  const row = document.querySelector(`[data-item="${item}"]`)
  const target =
    row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector<HTMLElement>('input')
  target?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/**
 * Returns a function for the milliseconds since the previous answer or the start. Only an estimate:
 * the server measures too.
 */
function useElapsed(): () => number {
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  return () => {
    const elapsedMs = performance.now() - since.current
    since.current = performance.now()
    return elapsedMs
  }
}
