import { acceptVacancy } from '@trilha/contracts/moderation'
import { call } from './client.ts'
import { anAdmin } from './factories.ts'
import type { TestProgram } from './program.ts'

/** When a vacancy was last changed, as in the team's view; the current time if it doesn't exist. */
export async function lastChangeOf(p: TestProgram, id: number): Promise<string> {
  const row = await p.platform.db
    .selectFrom('vacancies')
    .select('updated_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return (row?.updated_at ?? p.platform.now()).toISOString()
}

/** Accepts the current version of a vacancy, by default as a new admin. */
export async function accept(
  p: TestProgram,
  id: number,
  {
    reason = 'Anúncio claro, com salário e etapas.',
    token,
  }: { reason?: string; token?: string } = {},
) {
  const body = { reason, since: await lastChangeOf(p, id) }
  const who = { token: token ?? (await anAdmin(p)).token }
  return call(p, acceptVacancy, { params: { id }, body }, who)
}
