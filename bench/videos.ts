/**
 * `npm run bench:videos`: a 2-minute answer in 720p, as a browser records it, sent to the whole
 * program (web and worker in one process, with ffmpeg as a child). Measures the time until it is
 * playable, and the API latency during the conversion. The load is a steady mix of searches,
 * vacancies and own applications, the same before, during and after: `RATE=60` requests a second,
 * `SECONDS=20` before and after, `LENGTH=120` seconds of video.
 */
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/api/src/platform/db/embedded.ts'
import { candidate, demoPassword } from '../e2e/accounts.ts'
import { startAsPerson, stopProgram } from '../e2e/program.global.ts'

const rate = Number(process.env['RATE'] ?? 60)
const calmSeconds = Number(process.env['SECONDS'] ?? 20)
const answerSeconds = Number(process.env['LENGTH'] ?? 120)
const port = await freePort()
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
let addressCount = 0
/** A new client address for each request, because rate limits count by address. */
const newClientAddress = () => {
  const count = addressCount++
  return `10.${(count >> 14) & 63}.${(count >> 7) & 127}.${count & 127}`
}

type Call = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer }

function ask({ method = 'GET', path, headers = {}, body }: Call): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port, agent, method, path, headers: { 'x-forwarded-for': newClientAddress(), ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if ((answer.statusCode ?? 500) < 300) resolve(text)
          else reject(new Error(`${answer.statusCode} for ${path}: ${text.slice(0, 200)}`))
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const callJson = async <T>(
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<T> => {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const sent = body && { body: Buffer.from(JSON.stringify(body)) }
  const text = await ask({ method, path: `/api${path}`, headers, ...sent })
  return JSON.parse(text) as T
}

/** Reads a video with noise, encoded as Chromium does. The first run creates the file. */
function readRecording(): Buffer {
  const folder = join(import.meta.dirname, '../.bench/videos')
  const file = join(folder, `answer-${answerSeconds}.webm`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const args = ['-v', 'error', '-y', '-f', 'lavfi']
    args.push('-i', `testsrc2=s=1280x720:r=30:d=${answerSeconds},noise=alls=6:allf=t`)
    args.push('-f', 'lavfi', '-i', `sine=f=220:d=${answerSeconds}`)
    args.push('-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '1M')
    args.push('-c:a', 'libopus', '-b:a', '64k', '-live', '1', '-f', 'webm', file)
    const made = spawnSync('ffmpeg', args, { stdio: 'inherit' })
    if (made.status !== 0) throw new Error('This benchmark needs ffmpeg on the PATH.')
  }
  return readFileSync(file)
}

/** Uploads the recording as a video resume, because the answer to a question has a time limit. */
async function sendRecording(token: string, bytes: Buffer): Promise<string> {
  const body = { medium: 'video', mime: 'video/webm;codecs=vp8,opus' }
  const { id, uploadUrl } = await callJson<{ id: string; uploadUrl: string }>(
    'POST',
    '/videos',
    body,
    token,
  )
  const part = 1 << 20
  for (let at = 0; at < bytes.length; at += part)
    await ask({
      method: 'PATCH',
      path: uploadUrl,
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(at),
      },
      body: bytes.subarray(at, at + part),
    })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await callJson('POST', `/videos/${id}/finish`, { bytes: bytes.length, sha256 }, token)
  return id
}

type Video = { state: string; failure: string | null; durationMs: number; bytes: number }

const words = ['atendente', 'caixa', 'auxiliar de limpeza', 'motorista', 'recepcionista', 'vendas']

/** Returns a function for the next call: half searches, a third vacancies, a sixth applications. */
function createMix(token: string, ids: readonly number[]) {
  let n = 0
  return (): Call => {
    const turn = n++
    if (turn % 6 < 3) {
      const roleName = encodeURIComponent(words[turn % words.length] ?? '')
      return { path: `/api/selectiveProcess/listAll?roleName=${roleName}&page=${1 + (turn % 7)}` }
    }
    if (turn % 6 < 5) return { path: `/api/selectiveProcess/${ids[turn % ids.length]}` }
    return { path: '/api/applications', headers: { authorization: `Bearer ${token}` } }
  }
}

/**
 * Sends requests at a fixed rate, without waiting for responses.
 * @returns the latencies in ms, sorted.
 */
async function load(next: () => Call, until: () => boolean): Promise<number[]> {
  const times: number[] = []
  const open = new Set<Promise<void>>()
  const began = performance.now()
  for (let i = 0; !until(); i++) {
    const due = began + (i * 1000) / rate
    const wait = due - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    const response = ask(next()).then(() => {
      // Measured from the due time, so that a slow client does not hide latency.
      times.push(performance.now() - due)
    })
    open.add(response)
    void response.finally(() => open.delete(response))
  }
  await Promise.all(open)
  return times.sort((a, b) => a - b)
}

const forSeconds = (seconds: number) => {
  const end = performance.now() + seconds * 1000
  return () => performance.now() > end
}
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const bytes = readRecording()
const dataDir = mkdtempSync(join(tmpdir(), 'trilha-bench-'))
const program = await startAsPerson(dataDir, port)
try {
  const signIn = { email: candidate, password: demoPassword }
  const path = '/authentication/login?typeUser=1'
  const { accessToken: token } = await callJson<{ accessToken: string }>('POST', path, signIn)
  const list = await callJson<{ rows: { id: number }[] }>(
    'GET',
    '/selectiveProcess/listAll?limit=50',
  )
  const ids = list.rows.map((row) => row.id)
  const next = createMix(token, ids)
  await load(next, forSeconds(10))
  const before = await load(next, forSeconds(calmSeconds))

  const uploadStartedAt = performance.now()
  const id = await sendRecording(token, bytes)
  const uploadedAt = performance.now()
  let video: Video | undefined
  const isFinished = () => video?.state === 'ready' || video?.state === 'failed'
  const finished = (async () => {
    while (!isFinished()) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      video = await callJson<Video>('GET', `/videos/${id}`, undefined, token)
    }
    return performance.now()
  })()
  const during = await load(next, isFinished)
  const playable = ((await finished) - uploadedAt) / 1000
  if (video?.state !== 'ready') throw new Error(`It failed: ${video?.failure}`)
  await load(next, forSeconds(3))
  const after = await load(next, forSeconds(calmSeconds))

  const row = (what: string, times: readonly number[]) =>
    console.log(
      `| ${what} | ${times.length} | ${[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1)).join(' | ')} |`,
    )
  const idleP95 = (quantile(before, 0.95) + quantile(after, 0.95)) / 2
  const megabytes = (bytes.length / 2 ** 20).toFixed(1)
  console.log(
    `Node ${process.version}, ${rate} requests a second, load average ${(loadavg()[0] ?? 0).toFixed(1)} at the end\n`,
  )
  console.log('| API | answers | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|---|')
  row('before', before)
  row('while it is converted', during)
  row('after', after)
  console.log(
    `\n- ${(video.durationMs / 1000).toFixed(0)} s of 720p VP8 and Opus, ${megabytes} MB: sent in ${((uploadedAt - uploadStartedAt) / 1000).toFixed(1)} s, playable ${playable.toFixed(1)} s later: ${((playable * 1000) / video.durationMs).toFixed(2)} of its own length (goal: under 1)`,
  )
  console.log(
    `- p95 of the API while it is converted: ${(100 * (quantile(during, 0.95) / idleP95 - 1)).toFixed(0)} % above the mean of before and after (goal: under 50 %)`,
  )
} finally {
  agent.destroy()
  await stopProgram(program)
  rmSync(dataDir, { recursive: true, force: true })
}
