import { statementsPerScreen } from '@trilha/contracts/selfAssessments/items'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { approveStage } from '../../src/applications/judging/judge.ts'
import type { Platform } from '../../src/platform/context.ts'
import { rateCompany } from '../../src/selfAssessments/companyValues/companyValues.service.ts'
import {
  saveSelfAssessment,
  sendSelfAssessment,
} from '../../src/selfAssessments/selfAssessments.answers.ts'
import { startSelfAssessment } from '../../src/selfAssessments/selfAssessments.own.ts'
import { completeStage } from '../../src/selfAssessments/selfAssessments.stage.ts'
import { asCandidate, asRecruiter, type DemoCandidate, type DemoRecruiter } from '../actors.ts'
import { companyAnswers, mapAnswers, type Leaning } from './maps.answers.ts'
import type { Random } from '../random.ts'
import { toFirstTest } from './tests.ts'
import type { WalkedVacancy } from './walks.ts'

type Opening = { vacancy: WalkedVacancy; recruiter: DemoRecruiter }

/** The hours of a day. */
const day = 24

const jussaraLeaning: Leaning = {
  support: 0.9,
  present: 0.5,
  adapt: 0.35,
  organize: 0.1,
  analyze: -0.1,
  achieve: -0.2,
  create: -0.35,
  lead: -0.6,
}

const leanings: readonly Leaning[] = [
  {
    support: 0.7,
    present: 0.6,
    organize: 0.4,
    lead: -0.3,
    benevolence: 0.8,
    security: 0.5,
    power: -1,
  },
  {
    achieve: 0.8,
    lead: 0.6,
    present: 0.4,
    support: -0.5,
    achievement: 0.9,
    power: 0.6,
    tradition: -0.8,
  },
  { analyze: 0.7, organize: 0.7, present: -0.7, conformity: 0.7, stimulation: -0.8 },
  { adapt: 0.5, create: 0.6, organize: -0.4, 'self-direction': 0.8, conformity: -0.7 },
]

/** Values of the demo companies, as their recruiters rate them. */
const companyLeanings: Readonly<Record<string, Leaning>> = {
  'Mercado Bom Vizinho': {
    benevolence: 0.9,
    conformity: 0.5,
    security: 0.6,
    universalism: 0.4,
    stimulation: -0.6,
    power: -0.9,
  },
  'Conecta Atendimento': {
    achievement: 0.7,
    benevolence: 0.5,
    stimulation: 0.4,
    hedonism: 0.3,
    tradition: -0.9,
    power: -0.4,
  },
}

/**
 * Answers a questionnaire screen by screen in 20 minutes and sends it `hoursAgo` hours before now.
 * With `maxAnswers` it stays unfinished.
 */
async function answer(
  platform: Platform,
  person: DemoCandidate,
  how: {
    kind: AssessmentKind
    leaning: Leaning
    hoursAgo: number
    random: Random
    maxAnswers?: number
  },
): Promise<void> {
  const { kind } = how
  const begunHoursAgo = how.hoursAgo + 1 / 3
  const { open } = await startSelfAssessment(asCandidate(platform, person, begunHoursAgo), kind)
  if (!open) throw new Error('nothing to answer')
  const answers = mapAnswers(kind, how.leaning, how.random).slice(0, how.maxAnswers)
  for (let i = 0; i < answers.length; i += statementsPerScreen) {
    const screen = answers.slice(i, i + statementsPerScreen)
    const ctx = asCandidate(platform, person, begunHoursAgo - (i + screen.length) / 240)
    await saveSelfAssessment(ctx, kind, { id: open.id, answers: screen })
  }
  if (how.maxAnswers !== undefined) return
  const last = asCandidate(platform, person, how.hoursAgo)
  await sendSelfAssessment(last, kind, { id: open.id }, null)
}

/** The number of people that `walkMaps` needs. */
export const mapPeopleCount = leanings.length

/**
 * Creates applications to the vacancy with both questionnaires, each at a different stage. The demo
 * candidate still has to decide whether to share her result.
 * @param options.others `mapPeopleCount` candidates.
 */
export async function walkMaps(
  platform: Platform,
  { vacancy, recruiter }: Opening,
  {
    jussara,
    others,
    random,
  }: { jussara: DemoCandidate; others: readonly DemoCandidate[]; random: Random },
): Promise<void> {
  const [, competencyId = '', valuesId = ''] = vacancy.stageIds
  const complete = (person: DemoCandidate, id: string, stageId: string, hoursAgo: number) =>
    completeStage(asCandidate(platform, person, hoursAgo), { id, stageId }, null)

  for (const [i, leaning] of leanings.entries()) {
    const person = others[i]
    if (!person) throw new Error('too few people for the questionnaires')
    const personRandom = random.fork(person.name)
    const competency = { kind: 'competency', leaning, random: personRandom } as const
    const hasResult = i === 3
    // The last person already had a result: sharing it skips the stage.
    if (hasResult) await answer(platform, person, { ...competency, hoursAgo: 40 * day })
    const { id } = await toFirstTest(platform, person, vacancy, 96 - i * 10)
    if (!hasResult) await answer(platform, person, { ...competency, hoursAgo: 80 - i * 10 })
    await complete(person, id, competencyId, 79 - i * 10)
    if (i !== 0) continue
    // The first person reached the second questionnaire and shared it too.
    const company = asRecruiter(platform, recruiter, 60)
    await approveStage(company, id, { version: 3, stageId: competencyId })
    await answer(platform, person, { kind: 'values', leaning, hoursAgo: 40, random: personRandom })
    await complete(person, id, valuesId, 39)
  }

  const jussaraRandom = random.fork('jussara')
  await answer(platform, jussara, {
    kind: 'competency',
    leaning: jussaraLeaning,
    hoursAgo: 150 * day,
    random: jussaraRandom,
  })
  const half = { hoursAgo: 3 * day, random: jussaraRandom, maxAnswers: 16 }
  const leaning = { benevolence: 0.9, power: -0.8 }
  await answer(platform, jussara, { kind: 'values', leaning, ...half })
  await toFirstTest(platform, jussara, vacancy, 26)
}

/** Rates the values of each demo company by its first recruiter. */
export async function rateCompanies(
  platform: Platform,
  recruiters: ReadonlyMap<string, DemoRecruiter>,
  random: Random,
): Promise<void> {
  for (const [company, leaning] of Object.entries(companyLeanings)) {
    const recruiter = recruiters.get(company)
    if (!recruiter) throw new Error(`nobody at ${company}`)
    const { companyId, userId } = recruiter
    const answers = companyAnswers(leaning, random.fork(company))
    await rateCompany(platform.db, { companyId, userId, answers }, platform.now())
  }
}
