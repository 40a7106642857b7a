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
import { describeJussara } from './jussara/profile.ts'
import { saveJussarasSearches } from './jussara/searches.ts'
import { walkJussara } from './jussara/jussara.ts'
import { describeCompanies, peopleOfMaps, walkMaps } from './walks/maps.ts'
import { fillPipeline, peopleOfPipeline } from './walks/pipelines.ts'
import { createRandom, type Random } from './random.ts'
import { walkSeason } from './walks/season.ts'
import { describeTalents } from './talents.ts'
import { peopleOfTests, walkTests } from './walks/tests.ts'
import { demoVacancy, spread, type DemoVacancy } from './vacancies/vacancies.ts'
import type { WalkedVacancy } from './walks/walks.ts'

export type Demo = {
  /** False when the database already had a company: nothing was changed. */
  created: boolean
  signIns: { who: string; name: string; email: string; password: string }[]
}

const vacancyCount = 2000
const batch = 100
const seed = 'trilha'

/**
 * Creates the demo content through the services (docs/decisions/0010-demo-through-services.md).
 * Does nothing when there is a company. The content depends on the seed only; dates are relative to
 * now. Companies, vacancies and people are created in one transaction, so that an interruption
 * leaves nothing behind; the trails follow one by one.
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

/** @returns ids by name. */
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

/** @returns the featured vacancies, by company and role. */
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
  for (let i = 0; i < drafts.length; i += batch) {
    const some = drafts.slice(i, i + batch)
    const made = await createVacancies(tx, some)
    await publishVacancies(
      tx,
      some.map((draft, at) => ({ id: made[at] ?? 0, now: draft.now })),
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
  const all = [...spread(count)].flatMap(([state, wanted]) => {
    const own = random.fork(state.state)
    return Array.from({ length: wanted }, () => demoVacancy(state, demoCompanies, own))
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
  const at = (company: string, roleName: string) => {
    const vacancy = made.vacancies.get(`${company}: ${roleName}`)
    const recruiter = made.recruiters.get(company)
    if (!vacancy || !recruiter) throw new Error(`no ${roleName} at ${company}`)
    return { vacancy, recruiter }
  }
  const market = at('Mercado Bom Vizinho', 'Assistente de atendimento ao cliente')
  const contact = at('Conecta Atendimento', 'Atendente de relacionamento, chat e WhatsApp')
  const secondOf = {
    market: at('Mercado Bom Vizinho', 'Auxiliar de reposição'),
    contact: at('Conecta Atendimento', 'Supervisão de atendimento'),
  }
  const { jussara, others } = made.people
  await describeJussara(platform, jussara)
  const split = 2 * peopleOfPipeline
  const [first, second] = [others.slice(0, peopleOfPipeline), others.slice(peopleOfPipeline, split)]
  const fill = (place: typeof market, next: typeof market, people: DemoCandidate[]) =>
    fillPipeline(platform, {
      recruiter: place.recruiter,
      vacancies: [place.vacancy, next.vacancy],
      people,
      random: random.fork(place.vacancy.roleName),
    })
  await fill(market, secondOf.market, first)
  await fill(contact, secondOf.contact, second)
  const tests = {
    till: at('Mercado Bom Vizinho', tillRole),
    office: at('Mercado Bom Vizinho', officeRole),
  }
  const rogerio = made.recruiters.get('Rogério Amaral')
  if (!rogerio) throw new Error('no second rater')
  await walkTests(
    platform,
    { till: tests.till.vacancy, office: tests.office.vacancy },
    {
      raters: [market.recruiter, rogerio],
      people: others.slice(split),
      random: random.fork('tests'),
    },
  )
  await walkSeason(platform, {
    vacancy: secondOf.market.vacancy,
    recruiter: market.recruiter,
    people: others.slice(split + peopleOfTests),
    random: random.fork('season'),
  })
  await createInterviews(platform, at('Mercado Bom Vizinho', bakeryRole), jussara, second)
  await walkMaps(platform, at('Mercado Bom Vizinho', clubRole), {
    jussara,
    others: second.slice(-peopleOfMaps),
    random: random.fork('maps'),
  })
  await describeCompanies(platform, made.recruiters, random.fork('companies'))
  const places = {
    market,
    contact,
    pharmacy: at('Farmácia Bem-Estar', 'Balconista de farmácia'),
    clinic: at('Clínica Serena', 'Recepcionista de clínica'),
    logistics: at('Rota Certa Logística', 'Auxiliar de logística e expedição'),
    tech: at('Araçá Tecnologia', 'Analista de suporte técnico júnior'),
  }
  await walkJussara(platform, jussara, { ...tests, ...places })
  await describeTalents(platform, random.fork('talents'))
  await saveJussarasSearches(platform, jussara)
  await notifyJussara(platform, jussara, { ...places, stock: secondOf.market })
}
