import { login } from '@trilha/contracts/accounts/accounts'
import { listApplications } from '@trilha/contracts/applications/applications'
import { getProfile } from '@trilha/contracts/candidates/candidates'
import { completenessOf } from '@trilha/contracts/candidates/completeness'
import {
  listPipelineApplications,
  listPipelineVacancies,
} from '@trilha/contracts/pipeline/pipeline'
import { ruleSchema } from '@trilha/contracts/assessments/rules'
import { listPipelineVideos } from '@trilha/contracts/videos/videos'
import {
  getSelfAssessment,
  listSelfAssessments,
} from '@trilha/contracts/selfAssessments/selfAssessments'
import { getPipelineSelfAssessments } from '@trilha/contracts/selfAssessments/pipeline'
import { states } from '@trilha/contracts/vacancies/enums'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../test/client.ts'
import { program } from '../test/program.ts'
import { companyMarks, companyTones } from '@trilha/web/ui/media/companyMarks.ts'
import { demoCompanies } from './companies.ts'
import { createDemo, generate } from './demo.ts'
import { clubRole } from './featured/mapsVacancy.ts'
import { demoPassword, demoSignIns } from './demo.people.ts'
import { allMessages } from './walks/decisionMessages.ts'
import { createRandom } from './random.ts'

/** Data folder with complete demo content, which `npm run check` creates once for all tests. */
const template = process.env['E2E_TEMPLATE']
const p = program(template ? { dataFolder: template } : {})
const rows = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await query.execute(p.platform.db)).rows

beforeAll(async () => {
  if (template) return
  const startedAt = performance.now()
  await createDemo(p.platform)
  // Printed, not asserted: bench/README.md records the time (goal: under 20 s).
  const seconds = (performance.now() - startedAt) / 1000
  process.stdout.write(`demo content: ${seconds.toFixed(1)} s\n`)
}, 240_000)

/**
 * Words that docs/domain/law.md#advertisements-and-selection or our writing rules forbid in an
 * advertisement, a test or a decision message.
 */
const forbidden: readonly RegExp[] = [
  /sexo (masculino|feminino)/,
  /\b(moças?|rapaz(es)?|senhoritas?)\b/,
  /boa aparência|apresentação pessoal/,
  /até \d+ anos/,
  /\b(solteir|casad|divorciad|viúv)[oa]s?\b/,
  /sem filhos|com filhos|gravidez|gestante|grávida/,
  /\b(religião|evangélic|católic|partido político)/,
  /\bCID\b|laudo/,
  /antecedentes|serasa|\bspc\b|nome limpo/i,
  /experiência (mínima |comprovada )?de (mais de )?(\d+|um|dois|três|cinco) anos?/,
  /\b(jovem dinâmic|cor da pele|raça)/,
  /infelizmente|banco de talentos|!/,
]

test('there are 60 verified companies and 2,000 open vacancies, in every state', async () => {
  const [count] = await rows(
    sql<{ companies: number; verified: number; open: number; ended: number }>`
      select (select count(*)::int from companies) as companies,
        (select count(*)::int from companies where verified_at is not null) as verified,
        (select count(*)::int from vacancies where state = 'open') as open,
        (select count(*)::int from vacancies where closes_on < current_date) as ended`,
  )
  expect(count).toEqual({ companies: 60, verified: 60, open: 2000, ended: 0 })
  const byState = await rows(
    sql<{ state: string; count: number }>`
      select place_state as state, count(*)::int as count from vacancies
      where place_state is not null group by 1 order by 1`,
  )
  expect(byState.map((row) => row.state)).toEqual([...states].sort())
  expect(Math.min(...byState.map((row) => row.count))).toBeGreaterThanOrEqual(4)
})

test('the content depends on the seed only', () => {
  const once = generate(500, createRandom('trilha'))
  expect(generate(500, createRandom('trilha'))).toEqual(once)
  expect(generate(500, createRandom('other'))).not.toEqual(once)
})

test('a second start changes nothing', async () => {
  const again = await createDemo(p.platform)
  expect(again.created).toBe(false)
  expect(await rows(sql`select count(*)::int as count from vacancies`)).toEqual([{ count: 2000 }])
})

test('every requirements test has 3 to 5 valid rules, at least one statement', async () => {
  const tests = await rows(
    sql<{ rules: unknown[] }>`select rules from vacancy_stages where kind = 'requirements'`,
  )
  expect(tests).toHaveLength(2000)
  for (const { rules } of tests) {
    const validRules = rules.map((rule) => ruleSchema.parse(rule))
    expect(validRules.length).toBeGreaterThanOrEqual(3)
    expect(validRules.length).toBeLessThanOrEqual(5)
    expect(validRules.some((rule) => rule.predicate.kind === 'statement')).toBe(true)
    expect(validRules.every((rule) => rule.reason.length > 10)).toBe(true)
  }
})

test('every trail begins with requirements and ends with a company stage and offer', async () => {
  const kinds = await rows(
    sql<{ kinds: string }>`
      select distinct string_agg(kind, ' ' order by position) as kinds
      from vacancy_stages group by vacancy_id order by 1`,
  )
  expect(kinds.map((row) => row.kinds)).toEqual([
    'requirements company company offer',
    'requirements company offer',
    'requirements competency values company offer',
    'requirements custom company offer',
    'requirements questions custom company offer',
    'requirements video company offer',
  ])
})

test('no advertisement, test or decision message has a forbidden word', async () => {
  const texts = await rows(
    sql<{ text: string }>`
      select role_name || ' ' || description || ' ' || array_to_string(requirements, ' ') || ' ' ||
        array_to_string(nice_to_have, ' ') || ' ' || benefits::text || ' ' ||
        coalesce(salary_hidden_reason, '') as text
      from vacancies
      union all select title || ' ' || instructions || ' ' || rules::text from vacancy_stages
      union all select prompt || ' ' || help || ' ' || options::text || ' ' ||
        coalesce(key::text, '') from stage_items
      union all select reason from stage_competencies
      union all select about || ' ' || name || ' ' || sector from companies
      union all select text || ' ' || coalesce(went_well, '') || ' ' || coalesce(missing, '')
      from application_letters`,
  )
  const found = [...texts.map((row) => row.text), ...allMessages()].flatMap((text) =>
    forbidden.flatMap((word) => word.exec(text)?.[0] ?? []),
  )
  expect(found).toEqual([])
})

test('pay, ages and hours comply with the law', async () => {
  const wrong = await rows(sql`
    select id, role_name, contract_type from vacancies where
      (contract_type in ('clt', 'domestic', 'temporary', 'outsourced') and salary_unit = 'month'
        and salary_min_cents < 162100)
      or (contract_type = 'internship' and weekly_hours > 30)
      or (contract_type = 'apprentice' and min_age <> 14)
      or (contract_type = 'domestic' and min_age < 18)
      or (shift = 'night' and min_age < 18)
      or (contract_type = 'volunteer' and salary_max_cents is not null)
      or (salary_max_cents is null and salary_hidden_reason is null)`)
  expect(wrong).toEqual([])
})

test('the sites know all drawn logos', () => {
  for (const company of demoCompanies) {
    expect(companyMarks).toContain(company.mark)
    expect(Object.keys(companyTones)).toContain(company.tone)
  }
})

const signIn = async (name: string, typeUser: 1 | 2 | 3) => {
  const answer = await call(p, login, {
    query: { typeUser },
    body: { email: `${name}@demo.trilha.example`, password: demoPassword },
  })
  expect(answer.status).toBe(200)
  return answer.body
}

test('the demo candidate has ten trails in different states', async () => {
  const { accessToken, user } = await signIn('candidata', 1)
  expect(user.candidate?.name).toBe('Jussara Nascimento')
  const { body } = await call(p, listApplications, { query: {} }, { token: accessToken })
  const seen = body.rows.map((row) => `${row.vacancy.company.name}: ${row.state}`)
  expect(seen.sort()).toEqual([
    'Araçá Tecnologia: in_progress',
    'Clínica Serena: not_approved',
    'Conecta Atendimento: offer',
    'Farmácia Bem-Estar: under_review',
    'Mercado Bom Vizinho: in_progress',
    'Mercado Bom Vizinho: in_progress',
    'Mercado Bom Vizinho: in_progress',
    'Mercado Bom Vizinho: in_progress',
    'Mercado Bom Vizinho: in_progress',
    'Rota Certa Logística: under_review',
  ])
  const stopped = body.rows.find((row) => row.vacancy.company.name === 'Rota Certa Logística')
  expect(stopped?.current?.state).toBe('not_approved')
})

test('the demo recruiter has a full pipeline', async () => {
  const { accessToken, user } = await signIn('recrutadora', 2)
  expect(user.recruiter).toMatchObject({
    name: 'Renata Teles',
    company: { name: 'Mercado Bom Vizinho' },
  })
  const { body } = await call(
    p,
    listPipelineVacancies,
    { query: { limit: 50 } },
    { token: accessToken },
  )
  const main = body.rows.find(
    (row) => row.roleName === 'Assistente de atendimento ao cliente' && row.applications > 0,
  )
  // 44 people and the demo candidate.
  expect(main?.applications).toBe(45)
  expect(main?.waiting).toBeGreaterThan(10)
  expect(main?.overdue).toBeGreaterThan(0)
})

test('the demo recruiter can watch video interviews with posters', async () => {
  const { accessToken: token } = await signIn('recrutadora', 2)
  const all = await call(p, listPipelineVacancies, { query: { limit: 50 } }, { token })
  const vacancy = all.body.rows.find((row) => row.roleName === 'Balcão da padaria')
  const people = await call(
    p,
    listPipelineApplications,
    { params: { id: vacancy?.id ?? 0 }, query: { limit: 50 } },
    { token },
  )
  const answers = await Promise.all(
    people.body.rows.map(async ({ id }) => {
      const { body } = await call(p, listPipelineVideos, { params: { id } }, { token })
      return body.interviews.flatMap(({ questions }) => questions.flatMap((q) => q.answer ?? []))
    }),
  )
  const videos = answers.flat().filter((answer) => answer.medium === 'video')
  expect(answers.map((own) => own.length).sort((a, b) => a - b)).toEqual([0, 3, 3, 3, 3, 3])
  expect(videos.every((one) => one.state === 'ready' && one.playable && one.posterUrl)).toBe(true)
  expect(videos.every((one) => one.durationMs === 10_000)).toBe(true)
})

test('the admin signs in', async () => {
  expect((await signIn('admin', 3)).user.typeUser).toBe(3)
})

test('there are applications in every state except those of closed vacancies', async () => {
  const found = await rows(
    sql<{ state: string }>`select distinct state from applications order by state`,
  )
  expect(found.map((row) => row.state)).toEqual([
    'finalist',
    'hired',
    'in_progress',
    'not_approved',
    'offer',
    'under_review',
    'withdrawn',
  ])
})

test('no mail is sent for events in the past', async () => {
  await p.platform.tasks.settled()
  const sent = await rows(sql<{ key: string }>`select key from sent_messages`)
  // Reminders are about the present: the program sends them at some minutes of the hour.
  const reminder = /^(deadline|late|profile|alert):/
  expect(sent.map(({ key }) => key).filter((key) => !reminder.test(key))).toEqual([])
})

test('tests are passed, failed, timed out, unrated, rated or wait for an extension', async () => {
  const [found] = await rows(
    sql<Record<string, number>>`
      select count(*) filter (where s.decided_by = 'rule' and s.state = 'approved')::int as passed,
        count(*) filter (where s.decided_by = 'rule' and s.state = 'not_approved')::int as failed,
        count(*) filter (where t.sent_by_clock)::int as by_clock,
        count(*) filter (where k.kind = 'custom' and t.sent_at is not null and t.points is null)::int
          as unrated,
        count(*) filter (where k.title = 'Um dia no escritório' and t.points is not null)::int as rated,
        (select count(*)::int from stage_extensions where answered_at is null) as asking,
        (select count(*)::int from stage_items) as items,
        (select count(distinct kind)::int from stage_items) as kinds
      from stage_attempts t
      join application_stages s using (application_id, stage_id)
      join vacancy_stages k on k.id = s.stage_id`,
  )
  expect(found).toEqual({
    passed: expect.any(Number),
    failed: expect.any(Number),
    by_clock: 1,
    unrated: 1,
    rated: 2,
    asking: 1,
    items: 25,
    kinds: 9,
  })
  expect(found?.['passed']).toBeGreaterThanOrEqual(3)
  expect(found?.['failed']).toBeGreaterThanOrEqual(2)
})

test('the demo candidate has a competency result, half a values map, an open stage', async () => {
  const { accessToken: token } = await signIn('candidata', 1)
  const { body } = await call(p, listSelfAssessments, {}, { token })
  expect(body.rows).toMatchObject([
    { kind: 'competency', state: 'result' },
    { kind: 'values', state: 'begun', answered: 16, items: 32 },
  ])
  expect(body.rows[0]?.redoFrom).not.toBeNull()
  const params = { kind: 'competency' as const }
  const map = await call(p, getSelfAssessment, { params }, { token })
  expect(map.body.result).toMatchObject({ flags: [] })
  const [stage] = await rows(
    sql<{ state: string; shared: number }>`
      select s.state, (select count(*)::int from self_assessment_shares h
        where h.candidate_id = a.candidate_id) as shared
      from application_stages s join vacancy_stages k on k.id = s.stage_id
      join applications a on a.id = s.application_id join candidates c on c.id = a.candidate_id
      where k.kind = 'competency' and c.name = 'Jussara Nascimento'`,
  )
  expect(stage).toEqual({ state: 'open', shared: 0 })
})

test('the company can read shared maps and the affinity with its own values', async () => {
  const shared = await rows(
    sql<{ id: string; kinds: string; state: string }>`
      select a.id, string_agg(distinct h.kind, ' ') as kinds, min(s.state) as state
      from applications a
      join vacancies v on v.id = a.vacancy_id and v.role_name = ${clubRole}
      join self_assessment_shares h on h.candidate_id = a.candidate_id
        and h.company_id = v.company_id and h.ended_at is null
      join application_stages s on s.application_id = a.id
      join vacancy_stages k on k.id = s.stage_id and k.kind = 'competency'
      group by a.id order by min(a.applied_at)`,
  )
  expect(shared.map(({ kinds, state }) => `${kinds}: ${state}`)).toEqual([
    'competency values: approved',
    'competency: submitted',
    'competency: submitted',
    'competency: skipped',
  ])
  const { accessToken: token } = await signIn('recrutadora', 2)
  const params = { id: shared[0]?.id ?? '' }
  const { body } = await call(p, getPipelineSelfAssessments, { params }, { token })
  expect(body.competency?.critical?.competencies.map(({ scale }) => scale)).toEqual([
    'support',
    'present',
    'adapt',
  ])
  expect(body.values?.affinity).toEqual({ band: 'high', source: 'declared' })
})

test("the demo candidate's profile is 78 % complete, as in the design", async () => {
  const { email } = demoSignIns[0]
  const session = await call(p, login, { body: { email, password: demoPassword } })
  const { body } = await call(p, getProfile, {}, { token: session.body.accessToken })
  expect(body.entries.map(({ title }) => title)).toEqual([
    'Atendimento que resolve',
    'Ensino médio completo',
    'Atendente de loja',
    'Caixa e balcão',
    'Organização e vendas, voluntariado',
  ])
  expect(completenessOf(body)).toMatchObject({ percent: 78, next: { part: 'video', worth: 10 } })
})
