import { cnpjDigit } from '@trilha/contracts/shared/documents'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { dayMs, hourMs } from '@trilha/contracts/shared/durations'
import { hashPassword } from '../src/accounts/password/passwords.ts'
import { countRecords } from '../src/companies/companies.record.ts'
import { createCompany, hasAnyCompany } from '../src/companies/companies.service.ts'
import type { Platform } from '../src/platform/context.ts'
import { inTransaction, type Tx } from '../src/platform/db/database.ts'
import { countDirectory } from '../src/vacancies/directory/count.ts'
import { createVacancies } from '../src/vacancies/publishing/create.ts'
import { publishVacancies } from '../src/vacancies/publishing/publish.ts'
import { findStages } from '../src/vacancies/vacancies.service.ts'
import type { DemoCandidate, DemoRecruiter } from './actors.ts'
import { cnpjRoot, demoCompanies } from './companies.ts'
import { createPeople, createRecruiters, demoPassword, demoSignIns } from './demo.people.ts'
import { municipalityCodes, placeKey, type Codes } from './demo.places.ts'
import type { Featured } from './featured/parts.ts'
import { clubRole } from './featured/mapsVacancy.ts'
import { officeRole, tillRole } from './featured/testVacancies.ts'
import { featured } from './featured/featured.ts'
import { bakeryRole } from './featured/videoVacancy.ts'
import { createInterviews } from './walks/interviews.ts'
import { notifyJussara } from './jussara/notifications.ts'
import { fillJussarasProfile } from './jussara/profile.ts'
import { fillJussarasCollection } from './jussara/collection.ts'
import { walkJussara } from './jussara/jussara.ts'
import { rateCompanies, mapPeopleCount, walkMaps } from './walks/maps.ts'
import { fillPipeline, pipelinePeopleCount } from './walks/pipelines.ts'
import { createRandom, type Random } from './random.ts'
import { walkSeason } from './walks/season.ts'
import { createTalents } from './talents.ts'
import { testPeopleCount, walkTests } from './walks/tests.ts'
import { demoVacancy, distributeOverStates, type DemoVacancy } from './vacancies/vacancies.ts'
import type { WalkedVacancy } from './walks/walks.ts'

export type Demo = {
  /** False when the database already had a company: nothing was changed. */
  created: boolean
  signIns: { who: string; name: string; email: string; password: string }[]
}

const vacancyCount = 2000
const batchSize = 100
const seed = 'trilha'

/**
 * Creates the demo content through the services (docs/decisions/0010-demo-through-services.md).
 * Does nothing when the database has a company already. The content depends on the seed only; dates
 * are relative to now. Companies, vacancies and people are created in one transaction, so that an
 * interruption leaves nothing behind. The trails are created after that, in many transactions.
 */
export async function createDemo(platform: Platform): Promise<Demo> {
  const signIns = demoSignIns.map((signIn) => ({ ...signIn, password: demoPassword }))
  if (await hasAnyCompany(platform.db)) return { created: false, signIns }
  const random = createRandom(seed)
  const codes = await municipalityCodes(platform)
  const passwordHash = await hashPassword(demoPassword)
  const made = await inTransaction(platform.db, async (tx) => {
    const companies = await createCompanies(tx, platform.now())
    const vacancies = await openVacancies(tx, platform, { companies, codes, random })
    const recruiters = await createRecruiters(tx, companies, passwordHash)
    const people = await createPeople(tx, {
      now: platform.now(),
      codes,
      passwordHash,
      random: random.fork('people'),
    })
    return { vacancies, recruiters, people }
  })
  await walkTrails(platform, made, random)
  await countRecords(platform)
  await countDirectory(platform)
  await platform.search.catchUp()
  return { created: true, signIns }
}

/** Creates the companies. @returns their ids by name. */
async function createCompanies(tx: Tx, now: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [i, { fields: _, home: __, local: ___, ...company }] of demoCompanies.entries()) {
    const root = cnpjRoot(i)
    const first = cnpjDigit(root)
    const cnpj = `${root}${first}${cnpjDigit(`${root}${first}`)}`
    ids.set(company.name, await createCompany(tx, { ...company, cnpj, verified: true }, now))
  }
  return ids
}

/** Creates and publishes all vacancies. @returns the featured ones by `company: role`. */
async function openVacancies(
  tx: Tx,
  platform: Platform,
  { companies, codes, random }: { companies: Map<string, string>; codes: Codes; random: Random },
): Promise<Map<string, WalkedVacancy>> {
  const now = platform.now().getTime()
  const draftOf = (vacancy: Pick<Featured, 'company' | 'place' | 'closesIn' | 'draft'>) => {
    const companyId = companies.get(vacancy.company)
    if (!companyId) throw new Error(`no such company: ${vacancy.company}`)
    const { place } = vacancy
    const municipalityCode = place ? (codes.get(placeKey(place)) ?? null) : null
    const closesOn = dayInBrasilia(new Date(now + vacancy.closesIn * dayMs))
    return { companyId, input: { ...vacancy.draft, municipalityCode, placeState: null, closesOn } }
  }
  const drafts = [
    ...generate(vacancyCount - featured.length, random).map((generated) => ({
      ...draftOf({ ...generated, company: generated.company.name }),
      now: new Date(now - generated.openedAgo * hourMs),
    })),
    ...featured.map((vacancy) => ({
      ...draftOf(vacancy),
      now: new Date(now - vacancy.openedAgo * dayMs),
    })),
  ]
  const ids: number[] = []
  for (let i = 0; i < drafts.length; i += batchSize) {
    const nextDrafts = drafts.slice(i, i + batchSize)
    const made = await createVacancies(tx, nextDrafts)
    await publishVacancies(
      tx,
      nextDrafts.map((draft, index) => ({ id: made[index] ?? 0, now: draft.now })),
    )
    ids.push(...made)
  }
  const walked = new Map<string, WalkedVacancy>()
  for (const [i, id] of ids.slice(-featured.length).entries()) {
    const stages = await findStages(tx, id)
    const { company = '', draft } = featured[i] ?? {}
    const roleName = draft?.roleName ?? ''
    // The offer is made by an action of its own, not by approving a stage.
    const stageIds = stages.filter(({ kind }) => kind !== 'offer').map(({ id: stage }) => stage)
    walked.set(`${company}: ${roleName}`, { id, roleName, rules: stages[0]?.rules ?? [], stageIds })
  }
  return walked
}

/** Generates vacancies of all states, sorted by opening date, oldest first. */
export function generate(count: number, random: Random): DemoVacancy[] {
  const all = [...distributeOverStates(count)].flatMap(([state, wanted]) => {
    const stateRandom = random.fork(state.state)
    return Array.from({ length: wanted }, () => demoVacancy(state, demoCompanies, stateRandom))
  })
  // Ids follow the order of publication, as in a real database.
  return all.sort((a, b) => b.openedAgo - a.openedAgo)
}

type Made = {
  vacancies: Map<string, WalkedVacancy>
  recruiters: Map<string, DemoRecruiter>
  people: { jussara: DemoCandidate; others: DemoCandidate[] }
}

async function walkTrails(platform: Platform, made: Made, random: Random): Promise<void> {
  const openingOf = (company: string, roleName: string) => {
    const vacancy = made.vacancies.get(`${company}: ${roleName}`)
    const recruiter = made.recruiters.get(company)
    if (!vacancy || !recruiter) throw new Error(`no ${roleName} at ${company}`)
    return { vacancy, recruiter }
  }
  const market = openingOf('Mercado Bom Vizinho', 'Assistente de atendimento ao cliente')
  const contact = openingOf('Conecta Atendimento', 'Atendente de relacionamento, chat e WhatsApp')
  const secondOf = {
    market: openingOf('Mercado Bom Vizinho', 'Auxiliar de reposição'),
    contact: openingOf('Conecta Atendimento', 'Supervisão de atendimento'),
  }
  const { jussara, others } = made.people
  await fillJussarasProfile(platform, jussara)
  const pipelinesEnd = 2 * pipelinePeopleCount
  const marketPeople = others.slice(0, pipelinePeopleCount)
  const contactPeople = others.slice(pipelinePeopleCount, pipelinesEnd)
  const fill = (main: typeof market, second: typeof market, people: DemoCandidate[]) =>
    fillPipeline(platform, {
      recruiter: main.recruiter,
      vacancies: [main.vacancy, second.vacancy],
      people,
      random: random.fork(main.vacancy.roleName),
    })
  await fill(market, secondOf.market, marketPeople)
  await fill(contact, secondOf.contact, contactPeople)
  const tests = {
    till: openingOf('Mercado Bom Vizinho', tillRole),
    office: openingOf('Mercado Bom Vizinho', officeRole),
  }
  const rogerio = made.recruiters.get('Rogério Amaral')
  if (!rogerio) throw new Error('no second rater')
  await walkTests(
    platform,
    { till: tests.till.vacancy, office: tests.office.vacancy },
    {
      raters: [market.recruiter, rogerio],
      people: others.slice(pipelinesEnd),
      random: random.fork('tests'),
    },
  )
  await walkSeason(platform, {
    vacancy: secondOf.market.vacancy,
    recruiter: market.recruiter,
    people: others.slice(pipelinesEnd + testPeopleCount),
    random: random.fork('season'),
  })
  const bakery = openingOf('Mercado Bom Vizinho', bakeryRole)
  await createInterviews(platform, bakery, jussara, contactPeople)
  await walkMaps(platform, openingOf('Mercado Bom Vizinho', clubRole), {
    jussara,
    others: contactPeople.slice(-mapPeopleCount),
    random: random.fork('maps'),
  })
  await rateCompanies(platform, made.recruiters, random.fork('companies'))
  const places = {
    market,
    contact,
    pharmacy: openingOf('Farmácia Bem-Estar', 'Balconista de farmácia'),
    clinic: openingOf('Clínica Serena', 'Recepcionista de clínica'),
    logistics: openingOf('Rota Certa Logística', 'Auxiliar de logística e expedição'),
    tech: openingOf('Araçá Tecnologia', 'Analista de suporte técnico júnior'),
  }
  await walkJussara(platform, jussara, { ...tests, ...places })
  await createTalents(platform, random.fork('talents'))
  await fillJussarasCollection(platform, jussara)
  await notifyJussara(platform, jussara, { ...places, stock: secondOf.market })
}
