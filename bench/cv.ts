/**
 * `npm run bench:cv`: eight files made to stop the reading of CVs (`apps/api/test/pdfs.ts`), sent at
 * once to the whole program, and the ordinary CV of another person right behind them. Prints how
 * long that one takes and by how much the memory of the program rises. The baseline is the same CV
 * with nobody else. `ROUNDS=5` repeats each line. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/api/src/platform/db/embedded.ts'
import { megabytesOf, readerMegabytes } from '../apps/api/test/cvReaders.ts'
import { madeCvs } from '../apps/api/test/cvs.ts'
import { endlessPdf, unpackingPdf } from '../apps/api/test/pdfs.ts'
import { startAsPerson, stopProgram } from '../e2e/program.global.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const bombCount = 8
const port = await freePort()
let personCount = 0

/** Registers a new person, each with an address of their own. @returns the token. */
async function register(): Promise<string> {
  const i = personCount++
  const answer = await fetch(`http://localhost:${port}/api/candidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${i >> 8}.${i & 255}` },
    body: JSON.stringify({
      name: 'Pessoa Medida',
      email: `medida-${i}@exemplo.com.br`,
      password: 'caminho longo de araucaria',
      birthDate: '1990-05-20',
      acceptedTerms: true,
    }),
  })
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { accessToken: string }).accessToken
}

/** Sends a CV. @returns the error id, or `read`. */
async function send(bytes: Uint8Array, token: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'cv.pdf')
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' }
  const url = `http://localhost:${port}/api/profile/cv`
  const answer = await fetch(url, { method: 'POST', headers, body: form })
  if (answer.ok) return 'read'
  return ((await answer.json()) as { id: string }).id
}

const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0)

type Round = { ms: number; answer: string; rise: number; children: number; bombs: string[] }

async function measure(pid: number, bombs: readonly Uint8Array[], people: number): Promise<Round> {
  const senders = await Promise.all(Array.from({ length: Math.max(1, people) }, register))
  const other = await register()
  const before = megabytesOf(pid)
  let [most, children] = [before, 0]
  // Seldom, because looking through all processes takes time from them.
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(pid))
    children = Math.max(children, sum(readerMegabytes(pid)))
  }, 100)
  const pending = bombs.map((bytes, i) => send(bytes, senders[i % senders.length] ?? ''))
  const began = performance.now()
  const answer = await send(ordinary, other)
  const ms = performance.now() - began
  const answers = await Promise.all(pending)
  clearInterval(watch)
  return { ms, answer, rise: most - before, children, bombs: answers }
}

const ordinary = (await madeCvs())[0]?.bytes ?? new Uint8Array()
const times = (count: number, bytes: Uint8Array) => Array.from({ length: count }, () => bytes)
const large = unpackingPdf(300)
const scenarios: [string, readonly Uint8Array[], number][] = [
  ['nobody else', [], 0],
  ['8 that unpack to 300 MB, of 8 people', times(bombCount, large), bombCount],
  ['8 that unpack to 300 MB, of one person', times(bombCount, large), 1],
  ['8 that never end, of 8 people', times(bombCount, endlessPdf()), bombCount],
]

const dataDir = mkdtempSync(join(tmpdir(), 'trilha-bench-'))
const program = await startAsPerson(dataDir, port, { TRILHA_DEMO: 'off' })
try {
  const pid = program.pid ?? 0
  await measure(pid, [], 0)
  console.log(
    '| ahead of it | the other CV, ms: median, worst | memory of the program, MB more | of all readings, MB | answers |',
  )
  console.log('|---|---|---|---|---|')
  for (const [what, bombs, people] of scenarios) {
    const results: Round[] = []
    for (let i = 0; i < rounds; i++) results.push(await measure(pid, bombs, people))
    const most = (of: (round: Round) => number) => Math.round(Math.max(...results.map(of)))
    const sorted = results.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b)
    const counts = new Map<string, number>()
    for (const { answer, bombs: answers } of results)
      for (const id of [`${answer} (the other)`, ...answers])
        counts.set(id, (counts.get(id) ?? 0) + 1)
    const answers = [...counts].map(([id, count]) => `${count} ${id}`).join(', ')
    console.log(
      `| ${what} | ${sorted[sorted.length >> 1]}, ${sorted.at(-1)} | ${most(({ rise }) => rise)} | ${most(({ children }) => children)} | ${answers} |`,
    )
  }
  console.log(`\n${rounds} rounds; load average ${(loadavg()[0] ?? 0).toFixed(1)}`)
} finally {
  await stopProgram(program)
  rmSync(dataDir, { recursive: true, force: true })
}
