import { sql } from 'kysely'
import type { ContentStage, VacancyContent } from '@trilha/contracts/vacancies/content'
import type {
  DeficiencyOption,
  JobProfile,
  RecordsGround,
  SalaryUnit,
  State,
  VacancyState,
} from '@trilha/contracts/vacancies/enums'
import { blankFields } from '@trilha/contracts/vacancies/fields'
import { finalStates } from '@trilha/contracts/applications/states'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'
import { fieldColumns, toFieldRow, type FieldRow } from '../fields.ts'

/** Queries of the vacancy editor. */

export type EditorRow = FieldRow &
  Columns<
    'vacancies',
    | 'id'
    | 'company_id'
    | 'slug'
    | 'role_name'
    | 'description'
    | 'requirements'
    | 'nice_to_have'
    | 'municipality_code'
    | 'salary_min_cents'
    | 'salary_max_cents'
    | 'salary_hidden_reason'
    | 'affirmative_for'
    | 'closes_on'
    | 'records_reason'
    | 'published_at'
  > & {
    state: VacancyState
    benefits: { kind: string; detail: string }[]
    place_state: State | null
    salary_unit: SalaryUnit
    deficiency: DeficiencyOption | null
    job_profile: JobProfile
    records_ground: RecordsGround | null
    company_verified: boolean
    copy_of_suspended: boolean
    suspended: boolean
    /** Ids of the vacancies that this one was copied from; the direct source is the last. */
    copied_from: number[]
    applications: number
    unanswered: number
    /** 1 until the first save in the editor. */
    version: number
    /** The saved input of a draft, otherwise null. */
    content: VacancyContent | null
    saved_at: Date | null
    saved_by: string | null
  }

/** The editor's row of any vacancy, without an access check; undefined when not found. */
export async function selectEditor(db: Handle, id: number): Promise<EditorRow | undefined> {
  const { rows } = await sql<EditorRow>`
    select v.id, v.company_id, v.slug, v.state, v.role_name, v.description, v.requirements,
      v.nice_to_have, v.benefits, v.municipality_code, v.place_state, ${fieldColumns},
      v.salary_min_cents, v.salary_max_cents, v.salary_unit, v.salary_hidden_reason, v.deficiency,
      v.affirmative_for, v.job_profile, v.closes_on, v.records_ground, v.records_reason,
      v.published_at,
      c.verified_at is not null as company_verified,
      v.copied_from,
      exists (select from vacancy_reports s where s.vacancy_id = any(v.copied_from)
        and s.resolution = 'paused') as copy_of_suspended,
      (v.review_asked_at is not null or exists (select from vacancy_reports s
        where s.vacancy_id = v.id and s.resolution = 'paused')) as suspended,
      n.applications, n.unanswered,
      coalesce(e.version, 1) as version, e.content, e.saved_at, r.name as saved_by
    from vacancies v
    join companies c on c.id = v.company_id
    cross join lateral (
      select count(*)::int as applications,
        count(*) filter (where a.state <> all(${finalStates}))::int as unanswered
      from applications a where a.vacancy_id = v.id
    ) n
    left join vacancy_edits e on e.vacancy_id = v.id
    left join recruiters r on r.user_id = e.saved_by
    where v.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a vacancy until the transaction ends, so that nobody saves it or applies to it. */
export async function lockVacancy(tx: Tx, id: number): Promise<void> {
  await sql`select from vacancies where id = ${id} for update`.execute(tx)
}

export type TrailRow = {
  id: string
  /** People who have reached the stage. */
  people: number
  content: Omit<ContentStage, 'id'>
}

/** The trail of a vacancy with all parts of its stages, including answer keys. */
export async function selectTrail(db: Handle, vacancyId: number): Promise<TrailRow[]> {
  // Keys are named as in the contract, so the result needs no mapping.
  const { rows } = await sql<TrailRow>`
    select s.id,
      (select count(*)::int from application_stages a
        where a.stage_id = s.id and a.state <> 'locked') as people,
      json_build_object('kind', s.kind, 'title', s.title, 'instructions', s.instructions,
        'minutes', s.minutes, 'days', s.days, 'answerDays', s.answer_days,
        'eliminatory', s.eliminatory, 'weight', s.weight, 'rules', s.rules,
        'items', coalesce((
          select json_agg(json_build_object('kind', i.kind, 'prompt', i.prompt, 'help', i.help,
            'required', i.required, 'limits', i.limits, 'options', i.options, 'key', i.key,
            'points', i.points, 'seconds', i.seconds, 'pool', i.pool) order by i.position)
          from stage_items i where i.stage_id = s.id), '[]'),
        'test', (
          select json_build_object('seconds', t.seconds, 'draws', t.draws,
            'passPercent', t.pass_percent)
          from stage_tests t where t.stage_id = s.id),
        'videoQuestions', coalesce((
          select json_agg(json_build_object('prompt', q.prompt, 'help', q.help,
            'prepareSeconds', q.prepare_seconds, 'limitSeconds', q.limit_seconds,
            'retakes', q.retakes, 'allowsAudio', q.allows_audio, 'allowsText', q.allows_text)
            order by q.position)
          from video_questions q where q.stage_id = s.id), '[]'),
        'critical', (
          select json_build_object('competencies', k.critical, 'reason', k.reason,
            'responsible', case when k.responsible_name is not null then
              json_build_object('name', k.responsible_name, 'crp', k.responsible_crp) end)
          from stage_competencies k where k.stage_id = s.id)) as content
    from vacancy_stages s where s.vacancy_id = ${vacancyId} order by s.position`.execute(db)
  return rows
}

/** Inserts an empty draft; `writeEdit` stores its content. @returns its id. */
export async function insertDraft(
  tx: Tx,
  draft: { companyId: string; closesOn: string; now: Date; copiedFrom: readonly number[] },
): Promise<number> {
  const { id } = await tx
    .insertInto('vacancies')
    .values({
      company_id: draft.companyId,
      state: 'draft',
      slug: 'rascunho',
      role_name: '',
      description: '',
      ...toFieldRow(blankFields),
      payment_band: 'negotiable',
      job_profile: 'operational',
      closes_on: draft.closesOn,
      copied_from: [...draft.copiedFrom],
      created_at: draft.now,
      updated_at: draft.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Records who saved which version. `content` is null for a published vacancy, because the vacancy's
 * tables contain it.
 */
export async function writeEdit(
  tx: Tx,
  edit: {
    id: number
    version: number
    content: VacancyContent | null
    userId: string
    now: Date
  },
): Promise<void> {
  const content = edit.content && JSON.stringify(edit.content)
  await sql`
    insert into vacancy_edits (vacancy_id, version, content, saved_at, saved_by)
    values (${edit.id}, ${edit.version}, ${content}::jsonb, ${edit.now}, ${edit.userId})
    on conflict (vacancy_id) do update set version = excluded.version, content = excluded.content,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`.execute(tx)
}

/**
 * Copies fields from a draft's content to its row in `vacancies`, where lists read them. Writes
 * only if one has changed.
 */
export async function syncDraft(tx: Tx, id: number, content: VacancyContent): Promise<void> {
  await sql`
    update vacancies v set role_name = n.role_name, positions = n.positions,
      closes_on = coalesce(n.closes_on, v.closes_on), municipality_code = n.code
    from (select ${content.roleName.trim()}::text as role_name, ${content.positions}::int as positions,
      ${content.closesOn}::date as closes_on,
      (select code from municipalities where code = ${content.municipalityCode}::int) as code) n
    where v.id = ${id} and (v.role_name, v.positions, v.closes_on, v.municipality_code)
      is distinct from (n.role_name, n.positions, coalesce(n.closes_on, v.closes_on), n.code)`.execute(
    tx,
  )
}

/** Deletes a vacancy with its trail, only if it is a draft. */
export async function deleteDraft(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('vacancies').where('id', '=', id).where('state', '=', 'draft').execute()
}
