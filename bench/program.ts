/**
 * `npm run bench:program`: the whole program, started as a user starts it, with demo content:
 * public vacancy pages (cached and rendered), applications, and memory at rest. The baseline is the
 * program's cheapest endpoint (`/api/health/live`), measured by the same client at the same time.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/api/src/platform/db/embedded.ts'
import { startAsPerson, stopProgram } from '../e2e/program.global.ts'

type Call = { method?: string; path: string; headers?: Record<string, string>; body?: object }
type Answer = { status: number; text: string }

const connections = 16
const port = await freePort()
const agent = new Agent({ keepAlive: true, maxSockets: connections })
let addressCount = 0
/** A new client address for each request, because rate limits count by address. */
const newClientAddress = () => {
  const count = addressCount++
  return `10.${(count >> 14) & 63}.${(count >> 7) & 127}.${count & 127}`
}

function ask({ method = 'GET', path, headers = {}, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        agent,
        method,
        path,
        headers: {
          'x-forwarded-for': newClientAddress(),
          'accept-encoding': 'br',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body && JSON.stringify(body))
  })
}

const callJson = async <T>(call: Call, expected = 200): Promise<T> => {
  const { status, text } = await ask(call)
  if (status !== expected) throw new Error(`${status} for ${call.path}: ${text.slice(0, 200)}`)
  return JSON.parse(text) as T
}

/** Sends all calls, `connections` at a time. @returns responses per second. */
async function measureRate(calls: readonly Call[], expected = 200): Promise<number> {
  let next = 0
  const began = performance.now()
  const worker = async () => {
    for (let at = next++; at < calls.length; at = next++) {
      const { status, text } = await ask(calls[at]!)
      if (status !== expected) throw new Error(`${status} for ${calls[at]!.path}: ${text}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return calls.length / ((performance.now() - began) / 1000)
}

type Card = { id: number; slug: string; contractType: string }

async function openVacancies(pages: number): Promise<Card[]> {
  const rows: Card[] = []
  for (let page = 1; page <= pages; page++) {
    const path = `/api/selectiveProcess/listAll?sort=newest&limit=50&page=${page}`
    rows.push(...(await callJson<{ rows: Card[] }>({ path })).rows)
  }
  return rows
}

async function register(i: number): Promise<string> {
  const body = {
    name: 'Pessoa Medida',
    email: `medida-${i}-${randomUUID().slice(0, 8)}@exemplo.com.br`,
    password: 'caminho longo de araucaria',
    birthDate: '1990-05-20',
    acceptedTerms: true,
  }
  const registration = { method: 'POST', path: '/api/candidate', body }
  return (await callJson<{ accessToken: string }>(registration, 201)).accessToken
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

const dataDir = mkdtempSync(join(tmpdir(), 'trilha-bench-'))
let program = await startAsPerson(dataDir, port)
try {
  // Measures the second start: the first one creates the demo content.
  await stopProgram(program)
  program = await startAsPerson(dataDir, port)
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  const restMegabytes = residentMegabytes(program.pid ?? 0)

  const vacancies = await openVacancies(36)
  const pages = vacancies.map(({ id, slug }) => ({ path: `/vagas/${slug}-${id}` }))
  await measureRate(pages.slice(0, 40))
  const baseline = await measureRate(
    Array.from({ length: 8000 }, () => ({ path: '/api/health/live' })),
  )
  const rendered = await measureRate(pages.slice(40, 1000))
  const cached = await measureRate(Array.from({ length: 200 }, () => pages.slice(0, 40)).flat())

  const tokens: string[] = []
  for (let i = 0; i < 60; i++) tokens.push(await register(i))
  const permanent = vacancies.filter(({ contractType }) => contractType === 'clt').slice(0, 60)
  const applications = permanent.flatMap(({ id }) =>
    tokens.map((token) => ({
      method: 'POST',
      path: '/api/applications',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      body: { vacancyId: id },
    })),
  )
  await measureRate(applications.slice(0, 200), 201)
  const applied = await measureRate(applications.slice(200), 201)

  const row = (what: string, rate: number, goal: string) =>
    console.log(
      `| ${what} | ${Math.round(rate).toLocaleString('en')} | ${goal} | ${((100 * rate) / baseline).toFixed(0)} % |`,
    )
  console.log(`${connections} connections, client on the same machine, Node ${process.version}\n`)
  console.log('| what | a second | goal | of the baseline |\n|---|---|---|---|')
  row('baseline `/api/health/live`', baseline, '')
  row('public vacancy page, cached', cached, '500')
  row('public vacancy page, rendered', rendered, '100')
  row('apply (history and tasks in the same transaction)', applied, '800')
  console.log(`\nResident 15 s after the second start: ${restMegabytes.toFixed(0)} MB (goal 300)`)
} finally {
  agent.destroy()
  await stopProgram(program)
  rmSync(dataDir, { recursive: true, force: true })
}
