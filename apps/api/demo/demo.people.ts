import { createUser } from '../src/accounts/accounts.service.ts'
import { createRecruiterAccount } from '../src/companies/companies.accounts.ts'
import { markEmailVerified } from '../src/accounts/email/email.store.ts'
import { createCandidateAccount } from '../src/accounts/registration/register.ts'
import { writeFacts } from '../src/candidates/candidates.service.ts'
import { upsertAbout } from '../src/candidates/profile/profile.store.ts'
import { ports } from '../src/ports.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { DemoCandidate, DemoRecruiter } from './actors.ts'
import { jussaraFacts } from './jussara/jussara.ts'
import { demoPerson } from './people.ts'
import { pipelinePeopleCount } from './walks/pipelines.ts'
import { seasonPeopleCount } from './walks/season.ts'
import { testPeopleCount } from './walks/tests.ts'
import { placeKey, type Codes } from './demo.places.ts'
import type { Random } from './random.ts'

export const demoPassword = 'trilha-demo-2026'

/** Accounts that can sign in to the demo. */
export const demoSignIns = [
  { who: 'candidata', name: 'Jussara Nascimento', email: 'candidata@demo.trilha.example' },
  { who: 'recrutadora', name: 'Renata Teles', email: 'recrutadora@demo.trilha.example' },
  { who: 'admin', name: 'Equipe Trilha', email: 'admin@demo.trilha.example' },
] as const

// company | name | job title; the first recruiter of a company acts in its demo pipeline.
const recruiterTable = `
Mercado Bom Vizinho | Renata Teles | Gente e Gestão
Mercado Bom Vizinho | Rogério Amaral | Gerente, loja Eldorado
Conecta Atendimento | Marcos Lins | Gente e Gestão
Farmácia Bem-Estar | Aparecida Rocha | Gerente, loja Santa Tereza
Clínica Serena | Marina Alves | Pessoas e Cultura
Rota Certa Logística | Joel Campos | Liderança de expedição
Araçá Tecnologia | Bianca Nogueira | Pessoas
`

/** Creates the recruiters. @returns them by name, and the first of each company also by company. */
export async function createRecruiters(
  tx: Tx,
  companies: Map<string, string>,
  passwordHash: string,
): Promise<Map<string, DemoRecruiter>> {
  const recruiters = new Map<string, DemoRecruiter>()
  for (const [i, line] of recruiterTable.trim().split('\n').entries()) {
    const [company = '', name = '', jobTitle = ''] = line.split(' | ')
    const companyId = companies.get(company) ?? ''
    const email = i === 0 ? demoSignIns[1].email : `recrutamento.${i}@demo.trilha.example`
    const role = recruiters.has(company) ? 'recruiter' : 'owner'
    const account = { email, passwordHash, companyId, name, jobTitle, role } as const
    const made = await createRecruiterAccount(tx, account)
    recruiters.set(name, { ...made, companyId })
    if (role === 'owner') recruiters.set(company, { ...made, companyId })
  }
  await createUser(tx, { typeUser: 3, email: demoSignIns[2].email, passwordHash })
  return recruiters
}

/** One person in nine has not confirmed their e-mail, so that the demo shows it. */
const unconfirmedEvery = 9

/** What people tell of themselves, from the work of the flagship vacancy to something else. */
const headlines = [
  'Atendimento ao cliente',
  'Atendente de loja',
  'Recepcionista',
  'Operação de caixa',
  'Operador de telemarketing',
  'Auxiliar administrativo',
  null,
] as const

/** Creates the demo candidate, then the people of both pipelines, the tests and the season. */
export async function createPeople(
  tx: Tx,
  {
    now,
    codes,
    passwordHash,
    random,
  }: { now: Date; codes: Codes; passwordHash: string; random: Random },
): Promise<{ jussara: DemoCandidate; others: DemoCandidate[] }> {
  const home = { city: 'Contagem', state: 'MG' as const }
  const create = async (
    person: { name: string; email: string; birthDate: string } & typeof home,
    hash: string | null,
  ): Promise<DemoCandidate> => {
    const municipalityCode = codes.get(placeKey(person)) ?? null
    const account = { ...person, passwordHash: hash, municipalityCode }
    const made = await createCandidateAccount(ports, tx, account, { now, ip: null })
    return { ...made, name: person.name }
  }
  const { name, email } = demoSignIns[0]
  const jussara = await create({ name, email, birthDate: '1994-03-12', ...home }, passwordHash)
  await writeFacts(tx, jussara.candidateId, jussaraFacts)
  const others: DemoCandidate[] = []
  for (let i = 0; i < 2 * pipelinePeopleCount + testPeopleCount + seasonPeopleCount; i++)
    others.push(await create(demoPerson(i, random), null))
  for (const [i, { candidateId }] of others.entries()) {
    const headline = headlines[i % headlines.length]
    if (headline) await upsertAbout(tx, candidateId, { headline }, now)
  }
  const confirmed = [jussara, ...others.filter((_, i) => i % unconfirmedEvery !== 0)]
  for (const { userId } of confirmed) await markEmailVerified(tx, userId, now)
  return { jussara, others }
}
