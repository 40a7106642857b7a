import { pcdConsent } from '@trilha/contracts/applications/pcd'
import type { Facts, Rule, StatementAnswers } from '@trilha/contracts/assessments/rules'
import { applyToVacancy } from '../../src/applications/applying/apply.ts'
import { approveStage, makeOffer, notApprove } from '../../src/applications/judging/judge.ts'
import { acceptOffer, withdraw } from '../../src/applications/applications.acts.ts'
import {
  saveRequirementsAnswers,
  submitRequirements,
} from '../../src/assessments/requirements/requirements.service.ts'
import { requestReview } from '../../src/applications/judging/review.ts'
import type { Platform } from '../../src/platform/context.ts'
import { asCandidate, asRecruiter, type DemoCandidate, type DemoRecruiter } from '../actors.ts'
import {
  approvalNote,
  notApprovedMessage,
  offerMessage,
  withdrawalReason,
} from './decisionMessages.ts'
import { firstName } from '../people.ts'
import type { Random } from '../random.ts'

/** A vacancy of the demo that people apply to. */
export type WalkedVacancy = {
  id: number
  roleName: string
  rules: readonly Rule[]
  /** Stages in order, the requirements test first. */
  stageIds: readonly string[]
}

/** Where an application ends. The waiting ones are in the first or second company stage. */
export type Ending =
  | 'not-started'
  | 'started'
  | 'failed-rule'
  | 'review-asked'
  | 'waiting-1'
  | 'waiting-2'
  | 'finalist'
  | 'offer'
  | 'hired'
  | 'not-approved'
  | 'withdrawn'

/** One simulated application, from applying to its ending. */
export type Walk = {
  person: DemoCandidate
  recruiter: DemoRecruiter
  vacancy: WalkedVacancy
  ending: Ending
  /** Hours since the person applied. */
  appliedAgo: number
  /** Hours that the company took for each decision. */
  answerHours: number
  random: Random
}

const reviewText =
  'Minha situação mudou depois que respondi: já consigo cumprir o que a regra pede. Peço que uma pessoa olhe o meu caso.'

/** Facts and answers that pass every rule; with `shouldFail` one eliminatory statement fails. */
export function answersTo(
  rules: readonly Rule[],
  shouldFail: boolean,
): { facts: Facts; answers: StatementAnswers } {
  const facts: Facts = {}
  const answers: StatementAnswers = {}
  // Only a statement can fail here, because facts are saved to the person's profile.
  const failing = shouldFail
    ? rules.find((rule) => rule.eliminatory && rule.predicate.kind === 'statement')
    : undefined
  for (const rule of rules) {
    const p = rule.predicate
    if (p.kind === 'schooling') facts.schooling = p.atLeast
    else if (p.kind === 'cnh') facts.cnh = p.includes
    else if (p.kind === 'state') facts.state = p.oneOf[0]
    else if (p.kind === 'shift') facts.shifts = [p.includes]
    else if (p.kind === 'language') facts.languages = [{ language: p.language, level: p.atLeast }]
    else if (p.kind === 'council') facts.councils = [{ council: p.council, state: p.state ?? 'MG' }]
    else if (p.kind === 'availability') facts.availability = 7
    else answers[rule.id] = rule === failing ? !p.expected : p.expected
  }
  return { facts, answers }
}

const accommodations = ['Intérprete de Libras na conversa', 'Mais tempo nos testes', '']

/**
 * Some apply as people with disabilities. This depends on the name instead of the generator, so
 * that other random values don't change.
 */
function pcdOf({ length }: string) {
  if (length % 8 !== 0) return {}
  const accommodation = accommodations[length % accommodations.length] ?? ''
  return { pcd: { consentVersion: pcdConsent.version, accommodation } }
}

/**
 * Runs one application through the services up to its ending, each step at its own time in the
 * past.
 * @param facts used instead of the facts that pass the requirements test.
 * @returns the id of the application.
 */
export async function walk(platform: Platform, plan: Walk, facts: Facts = {}): Promise<string> {
  const { person, recruiter, vacancy, ending, random } = plan
  const [testStageId = '', ...companyStageIds] = vacancy.stageIds
  let hoursAgo = plan.appliedAgo
  let version = 1
  // Moves the time of the next step forward, but never to the future.
  const wait = (hours: number) => (hoursAgo = Math.max(0.2, hoursAgo - hours))
  const candidate = () => asCandidate(platform, person, hoursAgo)
  const company = () => asRecruiter(platform, recruiter, hoursAgo)
  const name = firstName(person.name)

  const { id } = await applyToVacancy(
    candidate(),
    {
      vacancyId: vacancy.id,
      source: random.pick(['search', 'public-page', 'share']),
      ...pcdOf(person.name),
    },
    null,
  )
  if (ending === 'not-started') return id
  const failsRule = ending === 'failed-rule' || ending === 'review-asked'
  const given = answersTo(vacancy.rules, failsRule)
  const body = { facts: { ...given.facts, ...facts }, answers: given.answers }
  const place = { id, stageId: testStageId }
  wait(random.int(1, 20) / 4)
  if (ending === 'started') {
    await saveRequirementsAnswers(candidate(), place, { facts: body.facts, answers: {} })
    return id
  }
  await submitRequirements(candidate(), place, body, null)
  version++
  if (ending === 'review-asked') {
    wait(6)
    await requestReview(candidate(), place, reviewText)
  }
  if (failsRule) return id

  const stagesToPass =
    ending === 'waiting-1' ? 0 : ending === 'waiting-2' ? 1 : companyStageIds.length
  const stopsEarly = ending === 'not-approved' || ending === 'withdrawn'
  const passed = stopsEarly ? random.int(0, companyStageIds.length - 1) : stagesToPass
  for (const stageId of companyStageIds.slice(0, passed)) {
    wait(plan.answerHours)
    const message = random.chance(0.5) ? approvalNote(name, random) : undefined
    await approveStage(company(), id, { version, stageId, message })
    version++
  }
  wait(plan.answerHours)
  switch (ending) {
    case 'not-approved': {
      const decision = notApprovedMessage(name, vacancy.roleName, random)
      await notApprove(company(), id, { version, ...decision })
      break
    }
    case 'withdrawn':
      await withdraw(candidate(), id, withdrawalReason(random))
      break
    case 'offer':
    case 'hired':
      await makeOffer(company(), id, {
        version,
        message: offerMessage(name, vacancy.roleName, random),
      })
      wait(12)
      if (ending === 'hired') await acceptOffer(candidate(), id)
      break
    default:
  }
  return id
}
