import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../apps/api/src/platform/db/embedded.ts'
import { startAsPerson, stopProgram } from '../program.global.ts'

/** A function that calls the API as one of many people; each has a different client address. */
function callerFor(origin: string, number: number) {
  const address = `10.20.${Math.floor(number / 250)}.${(number % 250) + 1}`
  return async (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'x-forwarded-for': address, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json().catch(() => null)) as never }
  }
}

test(
  'kill -9 during 200 applications: each acknowledged one is saved exactly once',
  { timeout: 400_000 },
  async () => {
    const people = 200
    const dataDir = mkdtempSync(join(tmpdir(), 'trilha-crash-'))
    const port = await freePort()
    const origin = `http://localhost:${port}`
    let child = await startAsPerson(dataDir, port)
    try {
      const register = async (i: number) => {
        const { status, body } = await callerFor(origin, i)('POST', '/candidate', {
          name: `Pessoa ${i}`,
          email: `pessoa${i}@exemplo.com.br`,
          password: `caminho-longo-${i}-araucaria`,
          birthDate: '1990-05-20',
          acceptedTerms: true,
        })
        expect(status).toBe(201)
        return (body as { accessToken: string }).accessToken
      }
      const tokens: string[] = []
      for (let i = 0; i < people; i += 10)
        tokens.push(...(await Promise.all(Array.from({ length: 10 }, (_, j) => register(i + j)))))
      const search = await callerFor(origin, 0)(
        'GET',
        '/selectiveProcess/listAll?limit=50&sort=newest',
      )
      const vacancies = (search.body as { rows: { id: number }[] }).rows.map((row) => row.id)
      const keys = tokens.map(() => randomUUID())
      const apply = (i: number) =>
        callerFor(origin, i)(
          'POST',
          '/applications',
          { vacancyId: vacancies[i % vacancies.length] },
          {
            authorization: `Bearer ${tokens[i]}`,
            'idempotency-key': keys[i] ?? '',
          },
        )

      const acknowledged = new Map<number, string>()
      const attempts = tokens.map((_, i) =>
        apply(i).then(
          ({ status, body }) => {
            if (status === 201) acknowledged.set(i, (body as { id: string }).id)
            if (acknowledged.size === 60) child.kill('SIGKILL')
          },
          () => undefined,
        ),
      )
      await Promise.all(attempts)
      await stopProgram(child, 'SIGKILL')
      expect(acknowledged.size).toBeGreaterThanOrEqual(60)
      expect(acknowledged.size).toBeLessThan(people)

      child = await startAsPerson(dataDir, port)
      for (const [i, id] of acknowledged) {
        const { body } = await callerFor(origin, i)('GET', '/applications', undefined, {
          authorization: `Bearer ${tokens[i]}`,
        })
        expect((body as { rows: { id: string }[] }).rows.map((row) => row.id)).toEqual([id])
      }
      // Requests without an answer are repeated with the same key and must apply exactly once.
      for (let i = 0; i < people; i++) {
        const again = await apply(i)
        expect(again.status).toBe(201)
        if (acknowledged.has(i)) expect((again.body as { id: string }).id).toBe(acknowledged.get(i))
        const { body } = await callerFor(origin, i)('GET', '/applications', undefined, {
          authorization: `Bearer ${tokens[i]}`,
        })
        expect((body as { rows: unknown[] }).rows).toHaveLength(1)
      }
      console.log(
        `acknowledged before kill -9: ${acknowledged.size} of ${people}, lost: 0, doubled: 0`,
      )
    } finally {
      await stopProgram(child)
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
