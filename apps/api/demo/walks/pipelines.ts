import type { Platform } from '../../src/platform/context.ts'
import type { DemoCandidate, DemoRecruiter } from '../actors.ts'
import type { Random } from '../random.ts'
import { walk, type Ending, type Walk, type WalkedVacancy } from './walks.ts'

/** Number of applications by ending, for a vacancy with many people and for one with few. */
const many: readonly (readonly [Ending, number])[] = [
  ['not-started', 5],
  ['started', 3],
  ['failed-rule', 3],
  ['review-asked', 2],
  ['waiting-1', 13],
  ['waiting-2', 4],
  ['finalist', 3],
  ['offer', 2],
  ['hired', 1],
  ['not-approved', 6],
  ['withdrawn', 2],
]
const few: readonly (readonly [Ending, number])[] = [
  ['not-started', 2],
  ['started', 1],
  ['waiting-1', 4],
  ['waiting-2', 2],
  ['finalist', 1],
  ['offer', 1],
  ['hired', 1],
  ['not-approved', 3],
  ['withdrawn', 1],
]

/** Number of people on the two vacancies of a full pipeline. */
export const pipelinePeopleCount = [...many, ...few].reduce((sum, [, count]) => sum + count, 0)

/** Applications of one pipeline: of different ages, some answered late, a few overdue. */
function plan(
  endings: readonly (readonly [Ending, number])[],
  {
    people,
    recruiter,
    vacancy,
    random,
  }: Pick<Walk, 'recruiter' | 'vacancy' | 'random'> & { people: DemoCandidate[] },
): Walk[] {
  return endings
    .flatMap(([ending, count]) => Array.from({ length: count }, () => ending))
    .map((ending, i) => {
      const person = people[i]
      if (!person) throw new Error('too few people for the pipeline')
      return {
        person,
        recruiter,
        vacancy,
        ending,
        appliedAgo: appliedAgo(ending, random),
        answerHours: random.int(14, 64),
        random: random.fork(`${vacancy.id}/${i}`),
      }
    })
}

/** Hours since applying: few when the person still has to act, more for long trails. */
function appliedAgo(ending: Ending, random: Random): number {
  switch (ending) {
    case 'not-started':
    case 'started':
      return random.int(2, 60)
    case 'failed-rule':
    case 'review-asked':
      return random.int(20, 30)
    case 'waiting-1':
      // The company promised an answer within four days, so longer waits are overdue.
      return random.chance(0.25) ? random.int(130, 170) : random.int(6, 90)
    case 'waiting-2':
    case 'finalist':
    case 'offer':
      return random.int(100, 160)
    default:
      return random.int(260, 400)
  }
}

const concurrency = 6

/** Fills the pipeline of one company: most people on its first vacancy, some on its second. */
export async function fillPipeline(
  platform: Platform,
  {
    recruiter,
    vacancies,
    people,
    random,
  }: {
    recruiter: DemoRecruiter
    vacancies: readonly [WalkedVacancy, WalkedVacancy]
    people: DemoCandidate[]
    random: Random
  },
): Promise<void> {
  const split = many.reduce((sum, [, count]) => sum + count, 0)
  const walks = [
    ...plan(many, {
      people: people.slice(0, split),
      recruiter,
      vacancy: vacancies[0],
      random: random.fork('many'),
    }),
    ...plan(few, {
      people: people.slice(split),
      recruiter,
      vacancy: vacancies[1],
      random: random.fork('few'),
    }),
  ]
  // Trails are independent, so some run concurrently; the steps of each stay in order.
  const lanes = Array.from({ length: concurrency }, async (_, lane) => {
    for (let i = lane; i < walks.length; i += concurrency) {
      const next = walks[i]
      if (next) await walk(platform, next)
    }
  })
  await Promise.all(lanes)
}
