import { blankFields } from '@trilha/contracts/vacancies/fields'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { dayMs } from '@trilha/contracts/shared/durations'
import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { startSession } from '../src/accounts/signIn/sessions.ts'
import { applyToVacancy } from '../src/applications/applying/apply.ts'
import { writeFacts } from '../src/candidates/candidates.service.ts'
import { insertEntry } from '../src/candidates/profile/entries.store.ts'
import { noCookies } from '../src/platform/context.ts'
import { inTransaction } from '../src/platform/db/database.ts'
import type { VacancyDraft } from '../src/vacancies/publishing/draft.ts'
import type { TestProgram } from './program.ts'
import { createVacancy, publishVacancy } from './vacancies.rows.ts'

/** The lowest cost that argon2 accepts, to make tests fast. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const unique = () => randomBytes(5).toString('hex')

async function aUser(
  p: TestProgram,
  typeUser: 1 | 2 | 3,
  {
    email = `pessoa-${unique()}@exemplo.com.br`,
    password,
    confirmed = true,
  }: { email?: string; password?: string; confirmed?: boolean },
) {
  const { id: userId } = await p.platform.db
    .insertInto('users')
    .values({
      type_user: typeUser,
      email,
      password_hash: password ? await hash(password, cheap) : null,
      email_verified_at: confirmed ? p.platform.now() : null,
      created_at: p.platform.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { accessToken } = await startSession(p.platform.db, userId, p.platform.now())
  return { userId, email, token: accessToken }
}

type Person = { email?: string; password?: string; name?: string; confirmed?: boolean }

/** A signed-in candidate with a confirmed e-mail; by default without a password. */
export async function aCandidate(
  p: TestProgram,
  options: Person & {
    socialName?: string
    /** `yyyy-mm-dd`. */
    birthDate?: string
    city?: string
    state?: string
    facts?: Parameters<typeof writeFacts>[2]
    /** Title of the person's work until now. */
    workedAs?: string
  } = {},
) {
  const user = await aUser(p, 1, options)
  const { id: candidateId } = await p.platform.db
    .insertInto('candidates')
    .values({
      user_id: user.userId,
      name: options.name ?? 'Jussara Nascimento',
      social_name: options.socialName ?? null,
      birth_date: options.birthDate ?? '1994-03-12',
      city: options.city ?? null,
      state: options.state ?? null,
      accepted_terms_version: 'test',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (options.facts) await writeFacts(p.platform.db, candidateId, options.facts)
  if (options.workedAs)
    await insertEntry(p.platform.db, candidateId, {
      kind: 'experience',
      title: options.workedAs,
      place: 'Mercearia do Largo',
      bond: 'employee',
      start: '2019-03',
      end: null,
      description: '',
    })
  return { ...user, candidateId }
}

/** Creates a verified company and returns its id. */
export async function aCompany(
  p: TestProgram,
  { name = `Mercado Horizonte ${unique()}`, verified = true } = {},
): Promise<string> {
  const { id } = await p.platform.db
    .insertInto('companies')
    .values({
      name,
      mark: 'wheat',
      tone: 'straw',
      sector: 'Varejo',
      verified_at: verified ? p.platform.now() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A signed-in recruiter; by default of a new company. */
export async function aRecruiter(
  p: TestProgram,
  options: Person & { companyId?: string; role?: 'owner' | 'recruiter' | 'evaluator' } = {},
) {
  const companyId = options.companyId ?? (await aCompany(p))
  const user = await aUser(p, 2, options)
  const { id: recruiterId } = await p.platform.db
    .insertInto('recruiters')
    .values({
      user_id: user.userId,
      company_id: companyId,
      name: options.name ?? 'Renata Campos',
      job_title: 'Gente e gestão',
      role: options.role ?? 'recruiter',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...user, recruiterId, companyId }
}

/** A signed-in member of Trilha's team. */
export async function anAdmin(p: TestProgram, options: Person = {}) {
  return aUser(p, 3, options)
}

/** IBGE codes of municipalities that tests use. */
export const cities = { contagem: 3_118_601, betim: 3_106_705, salvador: 2_927_408 } as const

/** The date this number of days from today in Brasília, `yyyy-mm-dd`. */
export function dayFromNow(p: TestProgram, days: number): string {
  return dayInBrasilia(new Date(p.platform.now().getTime() + days * dayMs))
}

type Stage = VacancyDraft['stages'][number]

/** A requirements test: high school and one statement, both eliminatory. */
export const requirementsStage: Stage = {
  kind: 'requirements',
  title: 'Requisitos da vaga',
  instructions: 'São só duas perguntas.',
  minutes: 3,
  days: 5,
  answerDays: 1,
  eliminatory: true,
  rules: [
    {
      id: 'schooling',
      eliminatory: true,
      reason: 'O curso interno parte do ensino médio.',
      predicate: { kind: 'schooling', atLeast: 'high-school' },
    },
    {
      id: 'weekends',
      eliminatory: true,
      reason: 'A loja abre aos sábados.',
      predicate: { kind: 'statement', text: 'Posso trabalhar aos sábados.', expected: true },
    },
  ],
}

export const conversationStage: Stage = {
  kind: 'company',
  title: 'Conversa com a liderança',
  instructions: 'Por vídeo ou na loja, você escolhe.',
  minutes: 40,
  days: 10,
  answerDays: 4,
  eliminatory: true,
  rules: [],
}

/** Draft of a simple vacancy in Contagem. */
export function aDraft(p: TestProgram, changes: Partial<VacancyDraft> = {}): VacancyDraft {
  return {
    roleName: 'Assistente de atendimento ao cliente',
    description: '<p>Receber quem chega ao balcão, ouvir com calma e resolver.</p>',
    requirements: ['Ensino médio completo'],
    niceToHave: ['Planilhas no básico'],
    benefits: [{ kind: 'food', detail: 'Vale-alimentação de R$ 620' }],
    municipalityCode: cities.contagem,
    placeState: null,
    ...blankFields,
    weeklyHours: 44,
    shift: '6x1',
    salary: { minCents: 215_000, maxCents: 248_000, unit: 'month' },
    salaryHiddenReason: null,
    deficiency: 'welcome',
    affirmativeFor: [],
    schooling: 'high-school',
    jobProfile: 'service-sales',
    positions: 3,
    closesOn: dayFromNow(p, 20),
    stages: [requirementsStage, conversationStage],
    ...changes,
  }
}

/**
 * A vacancy with its trail. It is published, or stays a draft with `draft`. Without `companyId` it
 * belongs to a new verified company. The search index of this process contains it already.
 */
export async function aVacancy(
  p: TestProgram,
  {
    companyId,
    draft = false,
    ...changes
  }: Partial<VacancyDraft> & { companyId?: string; draft?: boolean } = {},
) {
  const company = companyId ?? (await aCompany(p))
  const id = await inTransaction(p.platform.db, async (tx) => {
    const made = await createVacancy(tx, company, aDraft(p, changes), p.platform.now())
    if (!draft) await publishVacancy(tx, made, p.platform.now())
    return made
  })
  await p.platform.search.catchUp()
  const stages = await p.platform.db
    .selectFrom('vacancy_stages')
    .select('id')
    .where('vacancy_id', '=', id)
    .orderBy('position')
    .execute()
  return { id, companyId: company, stageIds: stages.map((stage) => stage.id) }
}

/** An application created by the service; by default of a new candidate to a new vacancy. */
export async function anApplication(
  p: TestProgram,
  options: {
    candidate?: Awaited<ReturnType<typeof aCandidate>>
    vacancy?: Awaited<ReturnType<typeof aVacancy>>
  } = {},
) {
  const candidate = options.candidate ?? (await aCandidate(p))
  const vacancy = options.vacancy ?? (await aVacancy(p))
  const { userId, candidateId } = candidate
  const viewer = { userId, candidateId, typeUser: 1 as const, sessionId: '' }
  const ctx = { ...p.platform, viewer, ip: '', agent: '', cookies: noCookies }
  const { id, vacancyId } = await applyToVacancy(ctx, { vacancyId: vacancy.id }, null)
  return { id, vacancyId, stageId: vacancy.stageIds[0] ?? '', candidate, vacancy }
}
