import { talentConsent } from '@trilha/contracts/talents/own'
import { schoolings } from '@trilha/contracts/vacancies/enums'
import { sql } from 'kysely'
import { inTransaction, type Database } from '../apps/api/src/platform/db/database.ts'
import { syncTalentDocument } from '../apps/api/src/talents/talents.documents.ts'
import { fillBoard } from './board.rows.ts'

const roles =
  'Vendedora de loja|Operador de caixa|Motorista entregador|Auxiliar administrativa|Recepcionista|Desenvolvedora de software|Eletricista|Enfermeira|Cozinheiro|Analista de RH|Auxiliar de limpeza|Conferente|Soldador|Professora|Contador'.split(
    '|',
  )
const skills =
  'Excel|Atendimento|Inventário|Direção defensiva|Notas fiscais|TypeScript|Quadros elétricos|Curativos|Boas práticas|Folha|Organização|Empilhadeira|Solda MIG|Planejamento|Balanço'.split(
    '|',
  )
/** Number of people whose documents the program creates; the other documents are copies. */
const seedCount = 300
/** Number of people per statement. */
const batchSize = 5000

/**
 * Fills the talent search, and creates a company with a signed-in recruiter and an open vacancy.
 * @param people number of people in the talent search.
 * @returns the vacancy id.
 */
export async function fillTalents(
  db: Database,
  people: number,
  tokenHash: Buffer,
): Promise<number> {
  const vacancyId = await fillBoard(db, 1, tokenHash)
  await sql`update vacancies set workplace = 'on-site', municipality_code = 3118601,
    schooling = 'high-school', cnh = 'B' where id = ${vacancyId}`.execute(db)
  await insertPeople(db, 0, seedCount)
  await sql`update candidate_profiles p set
      headline = (${roles}::text[])[1 + s.n % ${roles.length}],
      skills = array[(${skills}::text[])[1 + s.n % ${skills.length}],
        (${skills}::text[])[1 + s.n / 7 % ${skills.length}]]
    from (select candidate_id, row_number() over (order by candidate_id)::int as n
      from candidate_profiles) s where s.candidate_id = p.candidate_id`.execute(db)
  await sql`update candidate_facts f set schooling = (${[...schoolings]}::text[])[2 + s.n % 11],
      availability = (array[0, 7, 15, 30])[1 + s.n % 4], cnh = (array['none', 'B', 'AB', 'D'])[1 + s.n / 4 % 4],
      workplaces = array[(array['on-site', 'hybrid', 'remote'])[1 + s.n % 3]]
    from (select candidate_id, row_number() over (order by candidate_id)::int as n
      from candidate_facts) s where s.candidate_id = f.candidate_id`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from candidates`.execute(db)
  for (const { id } of rows) await inTransaction(db, (tx) => syncTalentDocument(tx, id, new Date()))
  // In batches, so that no statement exceeds the timeout of the pool.
  for (let from = seedCount; from < people; from += batchSize) {
    await insertPeople(db, from, Math.min(people, from + batchSize))
    await insertDocuments(db)
    // Without statistics, foreign key checks would be planned as if the tables were empty.
    await sql`analyze`.execute(db)
  }
  await sql`vacuum analyze`.execute(db)
  return vacancyId
}

/** Creates the missing documents, as copies of the first ones in other places. */
async function insertDocuments(db: Database): Promise<void> {
  await sql`with seed as (
      select d.*, row_number() over (order by candidate_id)::int - 1 as n
      from talent_documents d order by candidate_id limit ${seedCount}
    ), fresh as (
      select c.id, f.municipality_code, f.state,
        row_number() over (order by c.id)::int % ${seedCount} as n
      from candidates c join candidate_facts f on f.candidate_id = c.id
      where not exists (select from talent_documents d where d.candidate_id = c.id)
    ), inserted as (
      insert into talent_documents (candidate_id, terms, facets, municipality_code, state,
        schooling, cnh, works, work_weights, updated_at)
      select f.id,
        ts_delete(s.terms, array['p:' || s.municipality_code, 's:' || s.state])
          || array_to_tsvector(array['p:' || f.municipality_code, 's:' || f.state]),
        array_remove(s.facets, 's:' || s.state) || ('s:' || f.state), f.municipality_code, f.state, s.schooling, s.cnh,
        s.works, s.work_weights,
        now() - make_interval(mins => (random() * 500000)::int)
      from fresh f join seed s on s.n = f.n returning candidate_id
    ), profiles as (
      update candidate_profiles p set headline = q.headline, skills = q.skills
      from fresh f join seed s on s.n = f.n join candidate_profiles q on q.candidate_id = s.candidate_id
      where p.candidate_id = f.id returning 1
    )
    update candidate_facts g set schooling = s.schooling, cnh = s.cnh
    from fresh f join seed s on s.n = f.n where g.candidate_id = f.id`.execute(db)
}

/** Creates accounts, profiles and consents, without documents. */
async function insertPeople(db: Database, from: number, to: number): Promise<void> {
  await sql`with made as (
      insert into users (type_user, email)
      select 1, 'p' || i || '@exemplo.com.br' from generate_series(${from}::int + 1, ${to}::int) i
      returning id
    ), person as (
      insert into candidates (user_id, name, birth_date, accepted_terms_version)
      select id, 'Pessoa Inventada', '1990-01-01', 'bench' from made returning id, user_id
    ), agreed as (
      insert into consents (user_id, topic, channel, text_version, text, given_at)
      select user_id, 'talent-search', 'site', ${talentConsent.version}, ${talentConsent.text}, now()
      from person
    ), profile as (
      insert into candidate_profiles (candidate_id, updated_at) select id, now() from person
    ), place as (
      select code, state, row_number() over ()::int - 1 as n from municipalities
    )
    insert into candidate_facts (candidate_id, municipality_code, state)
    select p.id, m.code, m.state
    from (select id, row_number() over (order by id)::int as n from person) p
    join place m on m.n = p.n * 37 % 5571`.execute(db)
}
