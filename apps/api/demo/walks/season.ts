import { inclusionConsent } from '@trilha/contracts/candidates/inclusion'
import { publishImpact } from '../../src/analytics/analytics.impact.ts'
import { saveInclusion } from '../../src/candidates/inclusion/inclusion.service.ts'
import type { Platform } from '../../src/platform/context.ts'
import { asCandidate, type DemoCandidate, type DemoRecruiter } from '../actors.ts'
import type { Random } from '../random.ts'
import { walk, type Ending, type WalkedVacancy } from './walks.ts'

/**
 * Applications of past weeks, mostly finished: enough data for the company's analytics and the
 * adverse-impact monitor to show results.
 */
const season: readonly (readonly [Ending, number])[] = [
  ['not-approved', 32],
  ['waiting-2', 10],
  ['withdrawn', 6],
]

/** The number of people that `walkSeason` needs. */
export const seasonPeopleCount = season.reduce((sum, [, count]) => sum + count, 0)

/** Self-declared races: four of five people answered; at least half are pretas or pardas. */
const races = ['brown', 'white', 'black', null, 'white', 'brown', 'black', 'white', null, 'brown']
type Race = 'brown' | 'white' | 'black'

/** Hours since applying. */
const randomAppliedAgo = (ending: Ending, random: Random) =>
  ending === 'waiting-2' ? random.int(60, 90) : random.int(260, 480)

const concurrency = 6

/**
 * Creates the applications, some concurrently, and publishes the analytics like the nightly task.
 */
export async function walkSeason(
  platform: Platform,
  {
    vacancy,
    recruiter,
    people,
    random,
  }: {
    vacancy: WalkedVacancy
    recruiter: DemoRecruiter
    people: readonly DemoCandidate[]
    random: Random
  },
): Promise<void> {
  const endings = season.flatMap(([ending, count]) =>
    Array.from({ length: count }, (): Ending => ending),
  )
  const createApplication = async (ending: Ending, i: number) => {
    const person = people[i]
    if (!person) throw new Error('too few people for the season')
    const personRandom = random.fork(String(i))
    const appliedAgo = randomAppliedAgo(ending, personRandom)
    const race = races[i % races.length] as Race | null
    if (race)
      await saveInclusion(asCandidate(platform, person, appliedAgo + 1), {
        consentVersion: inclusionConsent.version,
        disabilities: [],
        accommodations: '',
        race,
      })
    const answerHours = personRandom.int(18, 66)
    await walk(platform, {
      person,
      recruiter,
      vacancy,
      ending,
      appliedAgo,
      answerHours,
      random: personRandom,
    })
  }
  const lanes = Array.from({ length: concurrency }, async (_, lane) => {
    for (let i = lane; i < endings.length; i += concurrency)
      await createApplication(endings[i] ?? 'withdrawn', i)
  })
  await Promise.all(lanes)
  await publishImpact(platform)
}
