import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { applyToVacancy } from '../../src/applications/applying/apply.ts'
import { approveStage } from '../../src/applications/judging/judge.ts'
import { requestReview } from '../../src/applications/judging/review.ts'
import { openItem, saveAnswer } from '../../src/assessments/taking/answer.ts'
import { getPipelineAnswers } from '../../src/assessments/rating/answers.ts'
import { askExtension } from '../../src/assessments/extensions/extensions.service.ts'
import { rateAnswer } from '../../src/assessments/rating/ratings.ts'
import { submitRequirements } from '../../src/assessments/requirements/requirements.service.ts'
import { reportSignal } from '../../src/assessments/taking/signals.ts'
import { startTest } from '../../src/assessments/taking/start.ts'
import { sendOverdue, submitTest } from '../../src/assessments/taking/submit.ts'
import type { Platform } from '../../src/platform/context.ts'
import { asCandidate, asRecruiter, type DemoCandidate, type DemoRecruiter } from '../actors.ts'
import type { Random } from '../random.ts'
import { answerTo } from './tests.answers.ts'
import { answersTo, type WalkedVacancy } from './walks.ts'

type Place = { id: string; stageId: string }
export type TestedVacancies = { till: WalkedVacancy; office: WalkedVacancy }

/** One device per person. A device id is a uuid, so the user's id is used. */
const deviceOf = (person: DemoCandidate) => person.userId

/** Applies and passes the requirements test. @returns the place of the next stage. */
export async function toFirstTest(
  platform: Platform,
  person: DemoCandidate,
  vacancy: WalkedVacancy,
  hoursAgo: number,
): Promise<Place> {
  const [requirements = '', stageId = ''] = vacancy.stageIds
  const applied = asCandidate(platform, person, hoursAgo)
  const { id } = await applyToVacancy(applied, { vacancyId: vacancy.id, source: 'search' }, null)
  const { facts, answers } = answersTo(vacancy.rules, false)
  const later = asCandidate(platform, person, hoursAgo - 0.5)
  await submitRequirements(later, { id, stageId: requirements }, { facts, answers }, null)
  return { id, stageId }
}

/**
 * Starts a test and answers its first questions.
 * @param how.accuracy probability of a correct answer, 0 to 1.
 * @param how.maxAnswers number of questions to answer; default: all except files.
 */
export async function answerSome(
  platform: Platform,
  person: DemoCandidate,
  place: Place,
  how: { hoursAgo: number; accuracy: number; random: Random; maxAnswers?: number },
): Promise<void> {
  const device = deviceOf(person)
  const ctxAfter = (minutes: number) => asCandidate(platform, person, how.hoursAgo - minutes / 60)
  const test = await startTest(ctxAfter(0), place, { timeFactor: 1, device })
  const today = dayInBrasilia(platform.now())
  for (const [i, { id }] of test.items.slice(0, how.maxAnswers).entries()) {
    const ctx = ctxAfter((i + 1) / 2)
    const item = await openItem(ctx, { ...place, itemId: id })
    const value = answerTo(item, how.accuracy, today, how.random)
    if (value) await saveAnswer(ctx, { ...place, itemId: id }, { value, revision: 1, device })
  }
}

/** The number of people that `walkTests` needs. */
export const testPeopleCount = 12

/**
 * Creates applications to the two vacancies with tests, each at a different point.
 * @param options.people `testPeopleCount` candidates.
 */
export async function walkTests(
  platform: Platform,
  { till, office }: TestedVacancies,
  {
    raters: [renata, rogerio],
    people,
    random,
  }: {
    raters: readonly [DemoRecruiter, DemoRecruiter]
    people: readonly DemoCandidate[]
    random: Random
  },
): Promise<void> {
  const person = (index: number) => {
    const found = people[index]
    if (!found) throw new Error('too few people for the tests')
    return found
  }
  const send = async (who: DemoCandidate, place: Place, hoursAgo: number, accuracy: number) => {
    await answerSome(platform, who, place, { hoursAgo, accuracy, random })
    await submitTest(asCandidate(platform, who, hoursAgo - 0.15), place, null)
  }

  // The till: four pass with different points, two fail, one of them requests a human review.
  for (const [i, accuracy] of [1, 0.9, 0.8, 0.75].entries()) {
    const place = await toFirstTest(platform, person(i), till, 60 - i * 9)
    await send(person(i), place, 50 - i * 9, accuracy)
  }
  for (const i of [4, 5]) {
    const place = await toFirstTest(platform, person(i), till, 40 - i)
    await send(person(i), place, 20, 0.15)
    if (i === 5)
      await requestReview(
        asCandidate(platform, person(i), 10),
        place,
        'Fiz o teste no ônibus, com a tela pequena, e errei contas que sei fazer. Peço que uma pessoa olhe o meu caso.',
      )
  }
  // One test ran out of time: the saved answers were submitted.
  const late = person(6)
  const latePlace = await toFirstTest(platform, late, till, 30)
  await answerSome(platform, late, latePlace, { hoursAgo: 26, accuracy: 1, random, maxAnswers: 6 })
  for (const signal of ['left', 'returned', 'left'] as const)
    await reportSignal(asCandidate(platform, late, 25.85), latePlace, { signal })
  const afterTimeout = asCandidate(platform, late, 25.7)
  await sendOverdue(afterTimeout, { applicationId: latePlace.id, stageId: latePlace.stageId })

  // The office: one sent the questions, one requests an extension, three also sent the test.
  const first = await toFirstTest(platform, person(7), office, 70)
  await send(person(7), first, 60, 1)
  const extensionPlace = await toFirstTest(platform, person(8), office, 90)
  await answerSome(platform, person(8), extensionPlace, {
    hoursAgo: 80,
    accuracy: 1,
    random,
    maxAnswers: 2,
  })
  await askExtension(
    asCandidate(platform, person(8), 6),
    extensionPlace,
    'Meu celular quebrou e só recebo outro na quarta-feira. Preciso de mais três dias para terminar com calma.',
  )
  const places: Place[] = []
  for (const i of [9, 10, 11]) {
    const { id, stageId } = await toFirstTest(platform, person(i), office, 120 - i)
    await send(person(i), { id, stageId }, 105 - i, 1)
    await approveStage(asRecruiter(platform, renata, 70), id, { version: 4, stageId })
    const next = { id, stageId: office.stageIds[2] ?? '' }
    await send(person(i), next, 50 - i, [1, 0.8, 0.6][i - 9] ?? 1)
    places.push(next)
  }
  // The first test is rated by two recruiters, the second only by the other recruiter.
  const [both, other] = places
  if (both) await rateAll(platform, both, [renata, rogerio])
  if (other) await rateAll(platform, other, [rogerio])
}

const notes = [
  'Diz o que será feito e quando. Eu cortaria a primeira frase.',
  'Clara e gentil, do jeito que a gente escreve aqui.',
]

/** Each rater opens the test and rates every answer that needs a rating by a person. */
async function rateAll(
  platform: Platform,
  place: Place,
  raters: readonly DemoRecruiter[],
): Promise<void> {
  for (const [r, rater] of raters.entries()) {
    const ctx = asRecruiter(platform, rater, 12 - r)
    const { items } = await getPipelineAnswers(ctx, place)
    for (const { id: itemId, canRate } of items)
      if (canRate)
        await rateAnswer(ctx, { ...place, itemId }, { rating: 4 + r, note: notes[r] ?? '' })
  }
}
