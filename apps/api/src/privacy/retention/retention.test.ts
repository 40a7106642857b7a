import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dayMs } from '@trilha/contracts/shared/durations'
import { aCandidate, anApplication } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aWholePerson } from '../../../test/wholePerson.ts'
import { monthsBefore, sweepRetention } from './retention.service.ts'

const p = program()

const countRows = async (table: string, id: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
    where application_id = ${id}`.execute(p.platform.db)
  return rows[0]?.n
}
const isThere = async (id: string) =>
  (await p.platform.db.selectFrom('applications').select('id').where('id', '=', id).execute())
    .length === 1
const endApplication = (id: string, state: string) =>
  p.platform.db
    .updateTable('applications')
    .set({ state, last_movement_at: p.platform.now() })
    .where('id', '=', id)
    .execute()
const auditLines = async () => {
  const rows = await p.platform.db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'actor_user_id'])
    .orderBy('id')
    .execute()
  return rows.map((row) => `${row.action} ${row.actor_user_id}: ${row.reason}`)
}
async function sweep(): Promise<void> {
  await sweepRetention(p.platform)
  await p.platform.tasks.settled()
}
const isStored = async (file: string) => {
  const url = await p.platform.storage.url(file)
  return (await p.app.inject({ method: 'GET', url })).statusCode === 200
}

test('the periods are calendar months, also when the day does not exist in a month', () => {
  const before = (from: string, months: number) =>
    monthsBefore(new Date(`${from}T12:00:00Z`), months)
      .toISOString()
      .slice(0, 10)
  expect(before('2026-11-22', 6)).toBe('2026-05-22')
  expect(before('2026-08-31', 6)).toBe('2026-02-28')
  expect(before('2028-02-29', 24)).toBe('2026-02-28')
})

describe('retention periods of the privacy policy', () => {
  test('delete interviews after 6 months, applications after 2 years, and log it', async () => {
    const person = await aWholePerson(p, 'Cupuacu')
    const { applicationId: id, files } = person
    const running = await anApplication(p, { candidate: await aCandidate(p) })
    const video = await p.platform.db
      .selectFrom('videos')
      .select(['id', 'application_id'])
      .where('id', '=', person.videoId)
      .executeTakeFirstOrThrow()
    await endApplication(id, 'hired')
    await endApplication(video.application_id ?? '', 'not_approved')

    p.advance(180 * dayMs)
    await sweep()
    expect(await isStored(files.video)).toBe(true)
    expect(await auditLines()).toEqual([])

    p.advance(5 * dayMs)
    await sweep()
    expect(await isStored(files.video)).toBe(false)
    expect(await isStored(files.cv)).toBe(true)
    expect(await isThere(id)).toBe(true)
    expect(await auditLines()).toEqual([
      expect.stringMatching(
        /^privacy.retention.interviews null: Vídeos de entrevista.*: 1 apagados/,
      ),
    ])
    await sweep()
    expect(await auditLines()).toHaveLength(1)

    p.advance(545 * dayMs)
    await sweep()
    expect(await isThere(id)).toBe(true)
    expect(await isStored(files.answer)).toBe(true)

    p.advance(3 * dayMs)
    await sweep()
    expect(await isThere(id)).toBe(false)
    expect(await isStored(files.answer)).toBe(false)
    for (const table of [
      'application_history',
      'application_stages',
      'application_letters',
      'stage_answers',
      'answer_files',
      'videos',
    ])
      expect(await countRows(table, id)).toBe(0)
    expect((await auditLines()).slice(1)).toEqual([
      expect.stringMatching(/^privacy.retention.applications null: Candidaturas.*: 2 apagados/),
    ])
    // The person and the CV stay, and so do applications that are still running.
    expect(await isStored(files.cv)).toBe(true)
    expect(await isThere(running.id)).toBe(true)
    expect(await countRows('application_history', running.id)).toBeGreaterThan(0)
  })

  test('history stays append-only for everything else', async () => {
    const { id } = await anApplication(p)
    const { db } = p.platform
    await expect(
      sql`delete from application_history where application_id = ${id}`.execute(db),
    ).rejects.toThrow(/append-only/)
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`select set_config('trilha.retention', 'on', true)`.execute(tx)
        await sql`update application_history set reason = 'outro'`.execute(tx)
      }),
    ).rejects.toThrow(/append-only/)
  })
})
