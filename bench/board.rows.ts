import { sql, type Kysely } from 'kysely'
import { hourMs } from '@trilha/contracts/shared/durations'
import type { DB } from '../apps/api/src/platform/db/database.types.ts'

/**
 * Creates a vacancy of six stages with `people` applications at all stages: some wait for the
 * company (some of these are overdue), some are in progress, some are finished. Each has a
 * history.
 * @param sessionHash SHA-256 of the session token of a recruiter of the company.
 * @returns the vacancy id.
 */
export async function fillBoard(
  db: Kysely<DB>,
  people: number,
  sessionHash: Buffer,
): Promise<number> {
  const later = new Date(Date.now() + hourMs)
  const { rows } = await sql<{ id: number; company: string }>`
    with company as (
      insert into companies (name, mark, tone, sector, verified_at)
      values ('Mercado Horizonte', 'wheat', 'straw', 'Varejo', now()) returning id
    ), vacancy as (
      insert into vacancies (company_id, state, slug, role_name, description, workplace,
        contract_type, payment_band, job_profile, published_at, closes_on, positions)
      select id, 'open', 'assistente', 'Assistente de atendimento', '<p>Ouvir.</p>', 'remote', 'clt',
        'up-to-2500', 'service-sales', now(), current_date + 20, 10 from company
      returning id, company_id
    )
    select id, company_id as company from vacancy`.execute(db)
  const [vacancy] = rows
  if (!vacancy) throw new Error('no vacancy')
  const user = await db
    .insertInto('users')
    .values({ type_user: 2, email: 'mesa@exemplo.com.br' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into recruiters (user_id, company_id, name, role)
    values (${user.id}, ${vacancy.company}, 'Renata Campos', 'owner')`.execute(db)
  await db
    .insertInto('sessions')
    .values({ user_id: user.id, token_hash: sessionHash, expires_at: later, ends_at: later })
    .execute()
  await sql`
    insert into vacancy_stages (vacancy_id, position, kind, title, minutes, days, answer_days)
    select ${vacancy.id}, n, (array['requirements','company','questions','company','company','company'])[n],
      'Etapa ' || n, 20, 5, 3
    from generate_series(1, 6) n`.execute(db)
  await sql`
    with made as (
      insert into users (type_user, email)
      select 1, 'pessoa-' || n || '@exemplo.com.br' from generate_series(1, ${sql.lit(people)}) n
      returning id, email
    )
    insert into candidates (user_id, name, birth_date, city, state, accepted_terms_version)
    select id, initcap(replace(split_part(email, '@', 1), '-', ' ')), '1994-03-12', 'Contagem', 'MG', 'x'
    from made`.execute(db)
  // Position of each person: 1 to 6 a stage, 7 after all stages, 8 finished. The version is set to
  // the position, so that the next statement can read it.
  await sql`
    insert into applications (vacancy_id, candidate_id, state, version, last_movement_at, answer_due_at)
    select ${vacancy.id}, c.id,
      case when p.at = 8 then 'not_approved' when p.at = 7 then 'finalist'
        when p.at in (1, 3) then 'in_progress' else 'under_review' end,
      greatest(p.at, 1), now() - c.n * interval '7 minutes',
      case when p.at in (2, 4, 5, 6, 7) then now() + (c.n % 10 - 2) * interval '1 day' end
    from (select id, row_number() over (order by id) as n from candidates) c
    cross join lateral (select (case when c.n % 3 = 0 then 2 else c.n % 8 + 1 end)::int as at) p`.execute(
    db,
  )
  await sql`
    insert into application_stages (application_id, stage_id, position, state, opened_at, due_at)
    select a.id, s.id, s.position,
      case when s.position < p.at then 'approved' when s.position > p.at then 'locked'
        when a.state = 'not_approved' then 'not_approved' else 'open' end,
      now(), case when s.position = p.at and s.kind <> 'company' then now() + interval '5 days' end
    from applications a
    cross join lateral (select case when a.state = 'not_approved' then 4
      when a.state = 'finalist' then 7 else a.version end as at) p
    join vacancy_stages s on s.vacancy_id = a.vacancy_id`.execute(db)
  await sql`
    insert into application_history (application_id, stage_id, action, from_state, to_state, actor)
    select s.application_id, s.stage_id, 'approve_stage', 'open', s.state, 'company'
    from application_stages s where s.state <> 'locked'`.execute(db)
  await sql`analyze`.execute(db)
  return vacancy.id
}
