import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freePort } from '../../apps/api/src/platform/db/embedded.ts'
import { vacancyWith } from './stages.ts'
import { waitForQuestion } from './assessments.steps.ts'
import { browser, phone } from '../browser.ts'
import { runSql } from '../database.ts'
import { startAsPerson, stopProgram } from '../program.global.ts'

const { person } = browser()
const count = 200
// While the program is down all requested files are missing, including those of the next page.
const expected =
  /ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET)|status of 50\d|route module|dynamically imported|sessionStorage/
const promptOf = (i: number) => `Pergunta número ${i}`
const answerOf = (i: number) => `Resposta ${i}: ${'ação '.repeat((i % 7) + 1).trim()}`

/**
 * Registers a person at the program at `origin` and applies.
 * @returns the localStorage entries and the application id.
 */
async function applicant(origin: string, vacancyId: number) {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return (await reply.json()) as { accessToken: string; expiresAt: string; id: string }
  }
  const { accessToken, expiresAt } = await post('/candidate', {
    name: 'Noemi Prado',
    email: `${randomUUID().slice(0, 13)}@exemplo.com.br`,
    password: 'caminho longo de araucaria',
    birthDate: '1994-03-12',
    acceptedTerms: true,
  })
  const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() }
  const { id } = await post('/applications', { vacancyId }, headers)
  return { storage: { accessToken, accessTokenExpiresAt: expiresAt }, applicationId: id }
}

test(
  'kill -9 three times while 200 answers are typed: none is lost or duplicated',
  { timeout: 400_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'trilha-answers-'))
    const port = await freePort()
    const origin = `http://localhost:${port}`
    let child = await startAsPerson(dataDir, port)
    let restart = Promise.resolve()
    let kills = 0
    /** Kills the program and restarts it in the background. */
    const kill = async () => {
      await restart
      await stopProgram(child, 'SIGKILL')
      kills += 1
      restart = startAsPerson(dataDir, port).then((started) => {
        child = started
      })
    }
    try {
      const items = Array.from({ length: count }, (_, i) => ({
        kind: 'text',
        prompt: promptOf(i + 1),
      }))
      const vacancyId = await vacancyWith(
        { kind: 'questions', title: 'Muitas perguntas', items },
        dataDir,
      )
      const { storage, applicationId } = await applicant(origin, vacancyId)
      const { page } = await person({ viewport: phone, signedIn: storage, expected })
      await page.goto(
        `${origin}/dashboard/progressSelectiveProcess/${vacancyId}/auxiliaryQuestionsTest`,
      )
      for (let i = 1; i <= count; i++) {
        await page.getByRole('heading', { name: promptOf(i), exact: true }).waitFor()
        await page.getByLabel('Sua resposta').fill(answerOf(i))
        if (i === 40 || i === 90 || i === 140) await kill()
        // Reloads the page too: unsent answers are stored on the device.
        if (i === 100) {
          await restart
          await page.reload()
          await page.getByRole('heading', { name: promptOf(i), exact: true }).waitFor()
          expect(await page.getByLabel('Sua resposta').inputValue()).toBe(answerOf(i))
        }
        await page.getByLabel('Sua resposta').press('Enter')
      }
      await waitForQuestion(page, 'Confira antes de enviar')
      await restart
      await page.getByText('Resposta salva', { exact: true }).waitFor({ timeout: 60_000 })
      await page.getByRole('button', { name: 'Enviar respostas' }).click()
      await waitForQuestion(page, 'Suas respostas chegaram')

      const rows = await runSql(
        dataDir,
        sql<{ position: number; text: string }>`
          select i.position, a.value->>'text' as text from stage_answers a
          join stage_items i on i.id = a.item_id where a.application_id = ${applicationId}
          order by i.position`,
      )
      const wanted = Array.from({ length: count }, (_, i) => ({
        position: i + 1,
        text: answerOf(i + 1),
      }))
      expect(rows).toEqual(wanted)
      const [sent] = await runSql(
        dataDir,
        sql<{ times: number }>`
          select count(*)::int as times from application_history
          where application_id = ${applicationId} and to_state = 'submitted'`,
      )
      expect(sent?.times).toBe(1)
      console.log(
        `typed while the server was killed ${kills} times: ${count} answers, saved by the server: ${rows.length}, lost: 0, doubled: 0`,
      )
    } finally {
      await restart.catch(() => undefined)
      await stopProgram(child)
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
