import { pcdConsent } from '@trilha/contracts/applications/pcd'
import { applicationStates } from '@trilha/contracts/applications/states'
import { vacancyStates } from '@trilha/contracts/vacancies/enums'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { storePcd } from '../../src/applications/pcd/pcd.service.ts'
import { inTransaction } from '../../src/platform/db/database.ts'
import { belongingsOf } from './belongings.ts'
import { aPublished, aSavedDraft } from '../editor.ts'
import { aCandidate, aCompany, anApplication, aRecruiter, aVacancy } from '../factories.ts'
import { fillTables } from './fillTables.ts'
import type { TestProgram } from '../program.ts'

/**
 * A company with data in all tables: an open vacancy with all kinds of stage, a vacancy in every
 * other state, a team member of each role, a candidate in every state of an application, a
 * candidate who never applied, and at least one row in each table that refers to them. Names and
 * texts contain `mark`.
 */
export async function aWorld(p: TestProgram, mark: string) {
  const { db, storage } = p.platform
  const companyId = await aCompany(p, { name: `Empresa ${mark}` })
  const member = (role: 'owner' | 'recruiter' | 'evaluator') =>
    aRecruiter(p, { companyId, role, name: `${role} ${mark}`, email: `${role}-${mark}@empresa.br` })
  const team = {
    owner: await member('owner'),
    recruiter: await member('recruiter'),
    evaluator: await member('evaluator'),
  }
  const open = await aPublished(p, {}, team.owner)
  const stages = await db
    .selectFrom('vacancy_stages')
    .select(['id', 'kind'])
    .where('vacancy_id', '=', open.id)
    .orderBy('position')
    .execute()
  const vacancy = { id: open.id, companyId, stageIds: stages.map(({ id }) => id) }

  const person = (name: string) =>
    aCandidate(p, { name: `${name} ${mark}`, email: `${name}-${mark}@exemplo.com.br` })
  const applicant = await person('main')
  const application = await anApplication(p, { candidate: applicant, vacancy })
  const others = []
  let endedId = ''
  for (const state of applicationStates.slice(1)) {
    const candidate = await person(state)
    const { id } = await anApplication(p, { candidate, vacancy })
    await db.updateTable('applications').set({ state }).where('id', '=', id).execute()
    if (state === 'not_approved') endedId = id
    others.push(candidate)
  }
  await aSavedDraft(p, { roleName: `Rascunho ${mark}` }, team.owner)
  for (const state of vacancyStates.filter((one) => one !== 'open' && one !== 'draft')) {
    const { id } = await aVacancy(p, { companyId, roleName: `Vaga ${state} ${mark}`, draft: true })
    const publishedAt = state === 'in_review' ? null : p.platform.now()
    await sql`update vacancies set state = ${state}, published_at = ${publishedAt},
      closed_at = ${state === 'closed' || state === 'archived' ? publishedAt : null}
      where id = ${id}`.execute(db)
  }
  const stranger = await person('stranger')

  const files = {
    photo: `photos/${applicant.userId}.webp`,
    cv: `cvs/${applicant.userId}.pdf`,
    video: `videos/${applicant.userId}.mp4`,
  }
  for (const file of Object.values(files)) await storage.put(file, Buffer.from(mark), 'text/plain')
  const now = p.platform.now()
  const digits = String(10_000_000_000 + randomBytes(4).readUInt32BE()).slice(0, 11)
  await sql`update candidates set cpf = ${digits}, phone = ${`+55${digits}`}, street = ${mark},
    complement = ${mark}, district = ${mark}, gender = ${mark}, city = ${mark}
    where id = ${applicant.candidateId}`.execute(db)
  await sql`update users set photo_file = ${files.photo} where id = ${applicant.userId}`.execute(db)
  const stageId = (kind: string) => stages.find((stage) => stage.kind === kind)?.id ?? ''
  await sql`insert into videos (candidate_id, purpose, application_id, question_id, take, medium,
      state, file, created_at, finished_at)
    select ${applicant.candidateId}, 'interview', ${application.id}, id, 1, 'video', 'ready',
      ${files.video}, ${now}, ${now}
    from video_questions where stage_id = ${stageId('video')}`.execute(db)
  await sql`update application_stages set state = 'submitted', opened_at = ${now},
      submitted_at = ${now}, answers = ${JSON.stringify({ facts: {}, answers: {} })},
      review_requested_at = ${now},
      review_text = ${mark}
    where application_id = ${application.id}`.execute(db)

  // Encrypted by the real service, so that permitted viewers can read it.
  await inTransaction(db, (tx) =>
    storePcd(
      p.platform,
      tx,
      { applicationId: application.id, candidateId: applicant.candidateId },
      { consentVersion: pcdConsent.version, accommodation: mark },
    ),
  )

  const roots = [
    companyId,
    ...[...Object.values(team), applicant, ...others, stranger].map(({ userId }) => userId),
  ]
  const shown = { name: mark, file: files.cv, kind: 'pdf', bytes: 5, sent_at: now }
  await fillTables(p, roots, mark, {
    // No candidate here consented to be found by companies.
    talent_documents: null,
    application_messages: { author_name: mark, author_role: mark },
    candidate_profiles: { links: '[]' },
    application_snapshots: {
      application_id: endedId,
      profile: JSON.stringify({
        headline: mark,
        objective: mark,
        entries: [],
        skills: [mark],
        links: [],
        facts: {},
      }),
    },
    candidate_cvs: { ...shown, proposals: JSON.stringify([{ id: mark, value: mark }]) },
    api_keys: { scopes: ['vacancies:read'], name: mark.slice(0, 60) },
    saved_searches: { filters: '{}', frequency: 'daily' },
    board_views: { filters: '{}', name: mark.slice(0, 60) },
    self_assessment_shares: { kind: 'competency' },
    'sensitive.impact_cells': { people_group: 'black', entered: 10, passed: 5, judged: 20 },
    scorecards: { sent_at: now },
    scorecard_marks: { competency: 'support' },
    candidate_facts: { schooling: 'high-school', cnh: 'none', state: 'MG' },
    company_domain_keys: { domain: `${mark}.example` },
    company_value_ratings: { answers: '{}' },
    self_assessment_answers: { value: 3, most: null, least: null },
    consents: { topic: 'reminders' },
    profile_entries: { started: '2020', ended: null },
    'sensitive.time_factors': { factor: 1.5 },
    whatsapp_messages: { content: JSON.stringify({ text: mark }), state: 'read' },
    vacancy_reports: { resolved_at: null, resolution: null },
    webhooks: { url: `https://${mark}.example/`, events: ['application.created'], active: false },
    // Delivered already, so that nothing is sent during the tests.
    webhook_deliveries: { state: 'delivered' },
  })
  return {
    companyId,
    team,
    vacancy,
    application,
    applicant,
    others,
    stranger,
    files,
    roots,
    digits,
    mark,
  }
}
export type World = Awaited<ReturnType<typeof aWorld>>

/** Public columns of a company, where no canary is written. */
const shownToAll: Record<string, readonly string[]> = {
  companies: ['name', 'sector', 'about', 'page', 'slug', 'site', 'transparency_url', 'logo_file'],
}
/** Ids of the public vacancies: those that were published at any time. */
export function publishedOf(rowsByTable: Map<string, Record<string, unknown>[]>): Set<string> {
  const published =
    rowsByTable.get('vacancies')?.filter((row) => row['published_at'] !== null) ?? []
  return new Set(published.map((row) => String(row['id'])))
}

/**
 * Appends `canary` to every text of these users and this company where check constraints allow it,
 * in columns, lists and JSON, except public ones.
 * @returns the names of the columns that contain it.
 */
export async function plant(p: TestProgram, roots: string[], canary: string): Promise<string[]> {
  const planted: string[] = []
  const rowsByTable = await belongingsOf(p, roots)
  const published = publishedOf(rowsByTable)
  for (const [table, rows] of rowsByTable) {
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
        and attgenerated = '' and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
      `.execute(p.platform.db)
    for (const { name, type } of columns) {
      if (shownToAll[table]?.includes(name)) continue
      const rowsToMark = rows.filter(
        (row) =>
          row[name] !== null &&
          row[name] !== undefined &&
          JSON.stringify(marked(row[name], canary)) !== JSON.stringify(row[name]) &&
          !(table === 'vacancies' && published.has(String(row['id']))) &&
          !(table === 'vacancy_stages' && published.has(String(row['vacancy_id']))),
      )
      try {
        for (const row of rowsToMark) await plantIn(p, row, { table, column: name, type, canary })
        if (rowsToMark.length > 0) planted.push(`${table}.${name}`)
      } catch {
        // A check constraint limits the value: an enumeration, a format or a length.
      }
    }
  }
  return planted
}

async function plantIn(
  p: TestProgram,
  row: Record<string, unknown>,
  { table, column, type, canary }: { table: string; column: string; type: string; canary: string },
): Promise<void> {
  const planted = marked(row[column], canary)
  const next = type === 'jsonb' ? JSON.stringify(planted) : planted
  await p.platform.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db)
    try {
      const { rows } = await sql<{ ctid: string }>`
        update ${sql.table(table)} set ${sql.ref(column)} = ${next}
        where ctid = ${row['ctid']}::tid returning ctid::text as ctid`.execute(db)
      row['ctid'] = rows[0]?.ctid
    } finally {
      await sql`set session_replication_role = origin`.execute(db)
    }
  })
}

/**
 * Appends the canary to every text that has a space or the mark of a world (`…-do-…`). Other texts
 * stay unchanged, because they may be values of an enumeration.
 */
function marked(value: unknown, canary: string): unknown {
  if (typeof value === 'string') return / |-do-|-de-/.test(value) ? `${value} ${canary}` : value
  if (Array.isArray(value)) return value.map((one) => marked(one, canary))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, marked(v, canary)]))
  return value
}
