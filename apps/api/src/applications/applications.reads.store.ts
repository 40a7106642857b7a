import { sql, type RawBuilder } from 'kysely'
import type {
  Extension,
  DecisionMessageReply,
  Score,
} from '@trilha/contracts/applications/applications'
import { finalStates, type ApplicationState } from '@trilha/contracts/applications/states'
import type { RuleResult } from '@trilha/contracts/assessments/rules'
import type { DeficiencyOption, StageWeight, State } from '@trilha/contracts/vacancies/enums'
import type { BriefRow } from '../companies/companies.brief.ts'
import { briefColumns } from '../companies/companies.fragments.ts'
import type { Columns, Handle } from '../platform/db/database.ts'
import { isWithheld, snapshotJoin } from './applications.fragments.ts'
import {
  hidePendingDecision,
  pendingUndoColumns,
  pendingUndoJoin,
  type PendingUndo,
} from './judging/pendingUndo.store.ts'
import type { TrailStage } from './applications.store.ts'

/** Statements that read applications for the screens and the mails. */

/** A stage as `json_build_object` returns it: instants are ISO texts. */
export type StageRecord = {
  [K in keyof TrailStage]: TrailStage[K] extends Date | null ? string | null : TrailStage[K]
} & {
  instructions: string
  minutes: number
  eliminatory: boolean
  weight: StageWeight
  review_text: string | null
  results: RuleResult[] | null
  extension: Extension | null
  score: Score | null
}

export type SummaryRecord = BriefRow &
  Columns<
    'applications',
    | 'id'
    | 'version'
    | 'applied_at'
    | 'last_movement_at'
    | 'answer_due_at'
    | 'withdraw_reason'
    | 'candidate_id'
    | 'vacancy_id'
  > &
  Columns<'vacancies', 'slug' | 'role_name'> & {
    state: ApplicationState
    deficiency: DeficiencyOption | null
    municipality_code: number | null
    municipality_name: string | null
    municipality_state: State | null
    stages: StageRecord[]
  }

/** With the time of the snapshot (`snapshot/snapshot.ts`), and whether it withholds everything. */
export type DetailsRecord = SummaryRecord & { snapshot_at: Date | null; is_withheld: boolean }

export type DecisionMessageRecord = Columns<
  'application_letters',
  'id' | 'author_name' | 'author_role' | 'at' | 'text' | 'went_well' | 'missing'
> & { kind: DecisionMessageReply['kind'] }

/**
 * SQL that reads applications with their stages.
 * @param moreStageFields further keys and values of the JSON of each stage.
 * @param more further columns and tables.
 */
export const applicationQuery = (
  moreStageFields: RawBuilder<unknown>,
  more: { columns: RawBuilder<unknown>; tables: RawBuilder<unknown> } = {
    columns: sql``,
    tables: sql``,
  },
) => sql`
  select ${more.columns} a.id, a.version, a.state, a.applied_at, a.last_movement_at, a.answer_due_at,
    a.withdraw_reason, a.candidate_id, v.deficiency, v.id as vacancy_id, v.slug, v.role_name,
    ${briefColumns},
    m.code as municipality_code, m.name as municipality_name, m.state as municipality_state,
    (select coalesce(json_agg(json_build_object('id', s.stage_id, 'position', s.position,
        'kind', vs.kind, 'title', vs.title, 'state', s.state, 'due_at', s.due_at
        ${moreStageFields})
        order by s.position), '[]')
      from application_stages s join vacancy_stages vs on vs.id = s.stage_id
      where s.application_id = a.id) as stages
  from applications a
  join vacancies v on v.id = a.vacancy_id
  join companies c on c.id = v.company_id
  left join municipalities m on m.code = v.municipality_code
  ${more.tables}`

const detailedStageFields = sql`, 'days', vs.days, 'answer_days', vs.answer_days,
  'instructions', vs.instructions, 'minutes', vs.minutes, 'eliminatory', vs.eliminatory,
  'weight', vs.weight,
  'opened_at', s.opened_at, 'submitted_at', s.submitted_at, 'decided_at', s.decided_at,
  'decided_by', s.decided_by, 'results', s.results, 'review_text', s.review_text,
  'review_requested_at', s.review_requested_at, 'review_answered_at', s.review_answered_at,
  'review_outcome', s.review_outcome,
  'extension', (select json_build_object('id', e.id, 'reason', e.reason,
      'requestedAt', e.requested_at, 'answeredAt', e.answered_at, 'granted', e.granted,
      'days', e.days, 'word', e.word)
    from stage_extensions e where e.application_id = a.id and e.stage_id = s.stage_id
    order by e.requested_at desc limit 1),
  'score', (select json_build_object('points', t.points, 'most', t.most, 'passPercent',
      (select p.pass_percent from stage_tests p where p.stage_id = s.stage_id))
    from stage_attempts t where t.application_id = a.id and t.stage_id = s.stage_id
      and t.points is not null)`
const snapshotColumns = sql`snapshot.at as snapshot_at, ${isWithheld} as is_withheld`
const detailsQuery = applicationQuery(detailedStageFields, {
  columns: sql`${snapshotColumns},`,
  tables: snapshotJoin,
})
/** For the candidate, who must not see a decision that can still be undone. */
const ownDetailsQuery = (now: Date) =>
  applicationQuery(detailedStageFields, {
    columns: sql`${snapshotColumns}, ${pendingUndoColumns},`,
    tables: sql`${snapshotJoin} ${pendingUndoJoin(now)}`,
  })

/** One application with all its stages. It includes a decision that can still be undone. */
export async function selectApplication(db: Handle, id: string) {
  const { rows } = await sql<DetailsRecord>`${detailsQuery} where a.id = ${id}`.execute(db)
  return rows[0]
}

/** A candidate's application to a vacancy, as the candidate sees it. */
export async function selectOwn(db: Handle, candidateId: string, vacancyId: number, now: Date) {
  const { rows } = await sql<DetailsRecord & PendingUndo>`${ownDetailsQuery(now)}
    where a.candidate_id = ${candidateId} and a.vacancy_id = ${vacancyId}`.execute(db)
  return rows[0] && hidePendingDecision(rows[0])
}

/** Decision messages of an application, the newest first. */
export async function selectDecisionMessages(
  db: Handle,
  applicationId: string,
): Promise<DecisionMessageRecord[]> {
  return db
    .selectFrom('application_letters')
    .select(['id', 'kind', 'author_name', 'author_role', 'at', 'text', 'went_well', 'missing'])
    .$narrowType<Pick<DecisionMessageRecord, 'kind'>>()
    .where('application_id', '=', applicationId)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type MailRecord = Columns<'applications', 'candidate_id' | 'vacancy_id' | 'answer_due_at'> &
  Columns<'vacancies', 'role_name'> & {
    company_name: string
    stage_title: string | null
    opened_title: string | null
    opened_due_at: Date | null
    /** The company's last answer to a request for more time on the stage that ended. */
    word: string | null
    /** True when the decision that led to this version was undone. */
    undone: boolean
    decision_message: Pick<
      DecisionMessageRecord,
      'author_name' | 'author_role' | 'text' | 'went_well' | 'missing'
    > | null
  }

/** The data for a message about an application; undefined when the application was deleted. */
export async function selectForMail(
  db: Handle,
  at: {
    applicationId: string
    version: number
    stageId: string | null
    openedStageId: string | null
    letterId: string | null
  },
): Promise<MailRecord | undefined> {
  const { rows } = await sql<MailRecord>`
    select a.candidate_id, a.vacancy_id, v.role_name, c.name as company_name, a.answer_due_at,
      ended.title as stage_title, opened.title as opened_title, s.due_at as opened_due_at,
      (select json_build_object('author_name', l.author_name, 'author_role', l.author_role,
          'text', l.text, 'went_well', l.went_well, 'missing', l.missing)
        from application_letters l
        where l.id = ${at.letterId} and l.application_id = a.id) as decision_message,
      (select e.word from stage_extensions e
        where e.application_id = a.id and e.stage_id = ${at.stageId}
          and e.answered_at is not null order by e.answered_at desc limit 1) as word,
      exists (select from application_undos u where u.application_id = a.id
        and u.version = ${at.version} and u.undone_at is not null) as undone
    from applications a
    join vacancies v on v.id = a.vacancy_id
    join companies c on c.id = v.company_id
    left join vacancy_stages ended on ended.id = ${at.stageId}
    left join vacancy_stages opened on opened.id = ${at.openedStageId}
    left join application_stages s
      on s.application_id = a.id and s.stage_id = ${at.openedStageId}
    where a.id = ${at.applicationId}`.execute(db)
  return rows[0]
}

/** Ids of a candidate's unfinished applications. */
export async function selectUnfinished(db: Handle, candidateId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('state', 'not in', finalStates)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
