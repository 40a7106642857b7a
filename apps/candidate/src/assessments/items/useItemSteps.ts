import type { Test } from '@trilha/contracts/assessments/assessments'
import type { AnswerValue, Item } from '@trilha/contracts/assessments/items'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveStatus } from '@trilha/web/data/autosave.ts'
import type { TestStep } from '../assessments.steps.ts'
import { numbersOf, withChoice } from './items.choices.ts'
import { problemOf } from './items.problems.ts'
import type { ItemAnswersOf } from './useItemAnswers.ts'
import { useItemTexts } from './useItemTexts.ts'

/** A question of the company as a step of the player; `ItemQuestion` draws it. */
export type ItemStep = TestStep & {
  item: Item
  value: AnswerValue | null
  /** Field content that is not a valid answer. */
  draft: string | undefined
  /** The time of this question is over. */
  over: boolean
  put: (answer: AnswerValue | null) => void
  /** Called with the question's content when its time begins. */
  onOpen: (item: Item) => void
}

/**
 * The questions of a test as steps of the player.
 * @param secondsUntil seconds until an instant of the server's clock.
 */
export function useItemSteps(
  test: Test,
  answers: ItemAnswersOf,
  secondsUntil: (until: string) => number,
): ItemStep[] {
  const { t } = useTranslation('assessments')
  const texts = useItemTexts()
  const [opened, setOpened] = useState<Record<string, Item>>({})
  const { given, pending, status } = answers.autosave

  return test.items.map((listed): ItemStep => {
    const item = opened[listed.id] ?? listed
    const value = given[item.id]?.value ?? null
    const draft = answers.drafts[item.id]
    const over =
      answers.late.includes(item.id) || (item.endsAt !== null && secondsUntil(item.endsAt) <= 0)
    const put = (answer: AnswerValue | null) => answers.put(item.id, answer)
    const itemProblem = over ? null : problemOf(item, value, draft)
    const saved: SaveStatus = item.id in given ? 'saved' : 'idle'
    const step = {
      id: item.id,
      eyebrow: texts.eyebrow(item),
      answer: texts.answer(item, value, answers.files),
      problem: itemProblem && texts.problem(item, itemProblem),
      status: pending && item.id in pending ? status : draft === undefined ? saved : 'idle',
      item,
      value,
      draft,
      over,
      put,
      onOpen: (open: Item) => setOpened((others) => ({ ...others, [open.id]: open })),
    }
    const { content } = item
    if (!content)
      return {
        ...step,
        question: t('timed.title'),
        listed: t('timed.listed', { number: item.position }),
        numbers: 0,
      }
    return {
      ...step,
      question: content.prompt,
      numbers: over ? 0 : numbersOf(item),
      oneTap: !over && (item.kind === 'single' || item.kind === 'boolean'),
      ownKeys: item.kind === 'essay' || item.kind === 'code',
      onNumber: (index) => over || put(withChoice(item, content.options, value, index)),
    }
  })
}
