import { blankFields } from '@trilha/contracts/vacancies/fields'
import type { ContractType, Shift, Workplace } from '@trilha/contracts/vacancies/enums'
import type { VacancyDraft } from '../../src/vacancies/publishing/draft.ts'
import type { DemoCompany } from '../companies.ts'
import { featured } from '../featured/featured.ts'
import { demoStates, type DemoState } from '../places.ts'
import type { Random } from '../random.ts'
import { splitList, rolesOf } from '../roles/roles.ts'
import type { DemoRole } from '../roles/roles.types.ts'
import { trailFor } from './stages.ts'
import { benefitsFor, descriptionFor, requirementLines } from './texts.ts'

/** A vacancy to create. */
export type DemoVacancy = {
  company: DemoCompany
  /** Null for remote work. */
  place: { city: string; state: DemoState['state'] } | null
  draft: Omit<VacancyDraft, 'municipalityCode' | 'placeState' | 'closesOn'>
  /** Days from today until the last day. */
  closesIn: number
  /** Hours since it opened. */
  openedAgo: number
}

/** Companies with at least this many employees hire in all states; smaller ones in their own. */
const nationwideSize = 500
/** Get fewer generated vacancies, so that their featured vacancies are easy to find. */
const featuredCompanies = new Set(featured.map((vacancy) => vacancy.company))

function companiesIn(state: DemoState, companies: readonly DemoCompany[]) {
  const regionOf = new Map(demoStates.map((entry) => [entry.state, entry.region]))
  return companies
    .map((company) => {
      const isHomeState = company.home.state === state.state
      const isSameRegion = regionOf.get(company.home.state) === state.region
      const sizeWeight = Math.sqrt(company.size) * (featuredCompanies.has(company.name) ? 0.35 : 1)
      const hiresLocally = company.local || company.size < nationwideSize
      const reachWeight = isHomeState ? 10 : hiresLocally ? 0 : isSameRegion ? 2 : 0.6
      return [company, reachWeight * sizeWeight] as const
    })
    .filter(([, weight]) => weight > 0)
}

function roleFor(company: DemoCompany, random: Random): DemoRole {
  const field = random.chance(0.14) ? 'office' : random.pick(company.fields)
  return random.pick(rolesOf(field))
}

/** A plausible vacancy in a state. The result depends on the generator only. */
export function demoVacancy(
  state: DemoState,
  companies: readonly DemoCompany[],
  random: Random,
): DemoVacancy {
  const company = random.weighted(companiesIn(state, companies))
  const role = roleFor(company, random)
  const contract = random.pick<ContractType>(role.contracts ?? ['clt'])
  const workplace = random.pick<Workplace>(role.workplaces ?? ['on-site'])
  const shift = random.pick(role.shifts)
  const isAtHome = company.home.state === state.state && random.chance(0.5)
  const city = isAtHome ? company.home.city : cityOf(state, random)
  const deficiency = random.weighted([
    ['welcome', 55],
    [null, 41],
    ['exclusive', 4],
  ] as const)
  const names = splitList(role.names, ' | ')
  const openedAgo = random.int(1, 25 * 24)
  return {
    company,
    place: workplace === 'remote' ? null : { city, state: state.state },
    closesIn: closingDay(random),
    openedAgo,
    draft: {
      ...blankFields,
      roleName: random.chance(0.45) ? (names[0] ?? '') : random.pick(names),
      description: descriptionFor(role, company, deficiency, random),
      requirements: requirementLines(role, role.cnh ?? 'none'),
      niceToHave: splitList(role.nice),
      benefits: benefitsFor(contract, random),
      workplace,
      hybridDays: workplace === 'hybrid' ? random.int(1, 3) : null,
      contractType: contract,
      weeklyHours: weeklyHoursFor(role, contract, shift),
      shift,
      ...payFor(role, contract, state, random),
      commissionPayment: contract === 'volunteer' ? 'none' : (role.commission ?? 'none'),
      deficiency,
      affirmativeFor:
        deficiency === null && random.chance(0.05)
          ? [
              random.pick([
                'pessoas negras',
                'mulheres',
                '50+',
                'indígenas',
                'LGBTQIA+',
                'refugiados',
              ]),
            ]
          : [],
      schooling: role.schooling,
      cnh: role.cnh ?? 'none',
      jobProfile: role.profile,
      positions: positionsFor(role, random),
      hazardous: role.hazardous ?? false,
      stages: trailFor(role, shift, random),
    },
  }
}

function cityOf(state: DemoState, random: Random): string {
  // The first city is about three times as likely as the third.
  return random.weighted(state.cities.map((city, i) => [city, 1 / (i + 1)] as const))
}

function closingDay(random: Random): number {
  return random.weighted([
    [random.int(1, 4), 12],
    [random.int(5, 14), 38],
    [random.int(15, 30), 36],
    [random.int(31, 45), 14],
  ])
}

function positionsFor(role: DemoRole, random: Random): number {
  const hiresMany = role.profile === 'operational' || role.field === 'contact'
  return hiresMany && random.chance(0.3)
    ? random.int(4, 20)
    : random.weighted([
        [1, 6],
        [2, 2],
        [3, 1],
      ])
}

function weeklyHoursFor(role: DemoRole, contract: ContractType, shift: Shift): number | null {
  if (contract === 'pj' || contract === 'freelance' || contract === 'cooperative') return null
  if (contract === 'volunteer') return 8
  if (role.weeklyHours) return role.weeklyHours
  if (shift === '12x36') return 42
  return shift === 'business-hours' ? 40 : 44
}

/** The national minimum wage of 2026 in reais per month, the lower limit of full-time pay. */
const minimumWage = 1621
const hiddenSalaryReasons = [
  'O valor depende da carga horária que você escolher.',
  'O valor é combinado na primeira conversa, conforme o turno.',
]

/** Pay in the unit of the contract: per hour, day or month. */
function payFor(
  role: DemoRole,
  contract: ContractType,
  state: DemoState,
  random: Random,
): Pick<VacancyDraft, 'salary' | 'salaryHiddenReason'> {
  if (contract === 'volunteer')
    return { salary: null, salaryHiddenReason: 'Trabalho voluntário, sem salário.' }
  if (random.chance(0.06))
    return { salary: null, salaryHiddenReason: random.pick(hiddenSalaryReasons) }
  const factor = state.pay * (0.95 + random.next() * 0.12)
  const [from, to] = role.pay
  const floor = contract === 'internship' || contract === 'apprentice' ? 0 : minimumWage
  const bottom = Math.max(floor, roundToTens((from + (to - from) * random.next() * 0.5) * factor))
  const top = random.chance(0.3)
    ? bottom
    : Math.max(bottom, roundToTens(bottom * (1.05 + random.next() * 0.2)))
  const unitsPerMonth = contract === 'intermittent' ? 220 : contract === 'freelance' ? 22 : 1
  const unit = contract === 'intermittent' ? 'hour' : contract === 'freelance' ? 'day' : 'month'
  const cents = (reais: number) => Math.ceil((reais * 10) / unitsPerMonth) * 10
  return {
    salary: { minCents: cents(bottom), maxCents: cents(top), unit },
    salaryHiddenReason: null,
  }
}

const roundToTens = (reais: number) => Math.round(reais / 10) * 10

/** Distributes `total` vacancies over the states by weight; each state gets at least four. */
export function distributeOverStates(total: number): Map<DemoState, number> {
  const sum = demoStates.reduce((all, state) => all + state.weight, 0)
  const counts = new Map(
    demoStates.map((state) => [state, Math.max(4, Math.floor((total * state.weight) / sum))]),
  )
  const [largest] = demoStates
  if (largest) {
    const rest = total - [...counts.values()].reduce((all, count) => all + count, 0)
    counts.set(largest, (counts.get(largest) ?? 0) + rest)
  }
  return counts
}
