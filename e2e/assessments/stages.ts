import { sql } from 'kysely'
import { inject } from 'vitest'
import { recruiter } from '../accounts.ts'
import { runSql } from '../database.ts'

/** Candidates' tests that are inserted as a stage of a vacancy, directly in the database. */

export type WrittenItem = {
  kind: string
  prompt: string
  required?: boolean
  help?: string
  options?: readonly string[]
  limits?: object
  key?: object
  points?: number
  seconds?: number
}

export type WrittenTest = {
  kind: 'questions' | 'custom'
  title: string
  items: readonly WrittenItem[]
  /** Time limit of a custom test. */
  seconds?: number
  passPercent?: number
  /** True to use a vacancy of the demo recruiter's company. */
  isDemoCompany?: boolean
}

const optionIds = 'abcdefghij'

/**
 * Finds an open vacancy without applications and replaces its first stage with this test.
 * @returns the vacancy id.
 * @throws Error if there is no such vacancy.
 */
export async function vacancyWith(test: WrittenTest, dataDir = inject('dataDir')): Promise<number> {
  const { seconds, passPercent } = test
  const [stage] = await runSql(
    dataDir,
    sql<{ id: string; vacancy_id: number }>`
      update vacancy_stages set kind = ${test.kind}, title = ${test.title}, rules = '[]',
        eliminatory = ${passPercent !== undefined}, instructions = 'Responda com calma.'
      where id = (select s.id from vacancy_stages s
        join vacancies v on v.id = s.vacancy_id and v.state = 'open'
        where s.position = 1 and s.kind = 'requirements'
          and not exists (select 1 from applications a where a.vacancy_id = v.id)
        order by s.vacancy_id desc limit 1)
      returning id, vacancy_id`,
  )
  if (!stage) throw new Error('The demo content has no such vacancy.')
  if (seconds !== undefined || passPercent !== undefined)
    await runSql(
      dataDir,
      sql`insert into stage_tests (stage_id, seconds, pass_percent)
        values (${stage.id}, ${seconds ?? null}, ${passPercent ?? null})`,
    )
  if (test.isDemoCompany)
    await runSql(
      dataDir,
      sql`update vacancies set company_id = (select company_id from recruiters r
          join users u on u.id = r.user_id where u.email = ${recruiter})
        where id = ${stage.vacancy_id}`,
    )
  const rows = test.items.map((item, i) => ({
    stage_id: stage.id,
    position: i + 1,
    kind: item.kind,
    prompt: item.prompt,
    prompt_folded: item.prompt.toLowerCase(),
    help: item.help ?? '',
    required: item.required ?? true,
    options: (item.options ?? []).map((text, at) => ({ id: optionIds.charAt(at), text })),
    limits: item.limits ?? {},
    key: item.key ?? null,
    points: item.points ?? null,
    seconds: item.seconds ?? null,
  }))
  await runSql(
    dataDir,
    sql`insert into stage_items (stage_id, position, kind, prompt, prompt_folded, help, required,
        options, limits, key, points, seconds)
      select stage_id, position, kind, prompt, prompt_folded, help, required, options, limits,
        nullif(key, 'null'), points, seconds
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (stage_id uuid,
        position smallint, kind text, prompt text, prompt_folded text, help text,
        required boolean, options jsonb, limits jsonb, key jsonb, points smallint,
        seconds integer)`,
  )
  return stage.vacancy_id
}

/** One question of each kind. */
export const everyKind: WrittenTest = {
  kind: 'questions',
  title: 'Algumas perguntas',
  items: [
    {
      kind: 'text',
      prompt: 'Qual foi o último curso que você fez?',
      limits: { minLength: 3, maxLength: 60 },
    },
    {
      kind: 'essay',
      prompt: 'Conte uma vez em que você ajudou alguém no trabalho.',
      help: 'Pode ser um trabalho em casa, na escola ou em um projeto.',
      limits: { minLength: 20, maxLength: 400 },
    },
    {
      kind: 'single',
      prompt: 'Em que turno você prefere trabalhar?',
      options: ['Manhã', 'Tarde', 'Noite'],
    },
    {
      kind: 'multiple',
      prompt: 'Com o que você já trabalhou?',
      options: ['Caixa', 'Estoque', 'Balcão', 'Entrega'],
      limits: { mostChoices: 2 },
    },
    { kind: 'boolean', prompt: 'Você pode começar neste mês?' },
    {
      kind: 'number',
      prompt: 'A que distância do trabalho você mora?',
      limits: { min: 0, max: 300, decimals: 1, unit: 'km' },
    },
    {
      kind: 'date',
      prompt: 'A partir de quando você pode começar?',
      limits: { earliest: '2026-01-01' },
    },
    { kind: 'file', prompt: 'Envie um certificado, se tiver.', required: false },
    {
      kind: 'code',
      prompt: 'Mostre uma fórmula de planilha que você usa.',
      required: false,
    },
  ],
}

const choice = (prompt: string): WrittenItem => ({
  kind: 'single',
  prompt,
  options: [
    'Confiro a nota e o troco com a pessoa',
    'Chamo a liderança',
    'Digo que o caixa não erra',
  ],
  key: { kind: 'options', correct: ['a'] },
  points: 5,
})

/** A timed test; its third question has its own time limit. */
export const timedTest = (seconds: number): WrittenTest => ({
  kind: 'custom',
  title: 'Situações de atendimento',
  seconds,
  passPercent: 50,
  items: [
    choice('Uma pessoa diz que o troco veio com R$ 10 a menos. O que você faz?'),
    {
      kind: 'number',
      prompt: 'Três produtos custam R$ 4,50 cada. Quanto dá, em reais?',
      limits: { decimals: 2, unit: 'R$' },
      key: { kind: 'number', correct: 13.5, tolerance: 0 },
      points: 5,
    },
    { ...choice('A fila passa da porta. O que você faz primeiro?'), seconds: 40, points: 10 },
  ],
})

/** A test that needs a rating: an essay with a rubric, and a choice question. */
export const ratedTest: WrittenTest = {
  kind: 'custom',
  title: 'Uma situação e um relato',
  isDemoCompany: true,
  items: [
    choice('Uma pessoa diz que o troco veio com R$ 10 a menos. O que você faz?'),
    {
      kind: 'essay',
      prompt: 'Conte uma vez em que você acalmou alguém.',
      limits: { minLength: 20, maxLength: 600 },
      key: {
        kind: 'rubric',
        marks: [
          'Não conta uma situação',
          'Conta, sem dizer o que fez',
          'Diz o que fez',
          'Diz o que fez e por quê',
          'Diz o que fez, por quê e o que mudou',
        ],
      },
      points: 10,
    },
  ],
}
