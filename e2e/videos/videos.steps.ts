import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { BrowserContext, Page } from 'playwright-core'
import type { StoredItems } from '../browser.ts'
import { runSql } from '../database.ts'

/** Helpers for tests of video interviews. */

export const questions = 3

/** A vacancy of the demo content. Its interview has three questions and allows audio and text. */
const role = 'Balcão da padaria'

/** Moves the interview to the first stage, so that new applicants start with it. */
async function makeInterviewFirst(dataDir: string): Promise<number> {
  const [row] = await runSql(
    dataDir,
    sql<{ id: string; vacancy: number }>`
      update video_questions q set limit_seconds = 150, prepare_seconds = 30, stage_id = first.id
      from vacancy_stages video join vacancies v on v.id = video.vacancy_id
      join vacancy_stages first on first.vacancy_id = v.id and first.position = 1
      where q.stage_id = video.id and v.role_name = ${role}
      returning first.id, v.id as vacancy`,
  )
  if (!row) throw new Error(`The demo content has no video interview of ${role}.`)
  await runSql(
    dataDir,
    sql`update vacancy_stages set kind = 'video', title = 'Entrevista em vídeo'
      where id = ${row.id}`,
  )
  return row.vacancy
}

/** Registers a person and applies to a vacancy whose first stage is a video interview. */
export async function registerInterviewApplicant(origin: string, dataDir: string) {
  const vacancyId = await makeInterviewFirst(dataDir)
  const send = async <Body>(path: string, body: object, token?: string): Promise<Body> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}.`)
    return (await answer.json()) as Body
  }
  const session = await send<{ accessToken: string; expiresAt: string }>('/candidate', {
    name: 'Iara Moura',
    email: `${randomUUID().slice(0, 13)}@exemplo.com.br`,
    password: 'caminho longo de araucaria',
    birthDate: '1994-03-12',
    acceptedTerms: true,
  })
  const { id } = await send<{ id: string }>('/applications', { vacancyId }, session.accessToken)
  const storage: StoredItems = {
    accessToken: session.accessToken,
    accessTokenExpiresAt: session.expiresAt,
  }
  return { vacancyId, applicationId: id, storage }
}

export const interviewPath = (vacancyId: number): string =>
  `/dashboard/progressSelectiveProcess/${vacancyId}/addVideoInterview`

export const resume = '/dashboard/user/viewVideoResume'
export const addResume = '/dashboard/user/addVideoResume'

type WindowWithTracks = { tracks?: MediaStreamTrack[] }

/** Stores the tracks of getUserMedia on the window, for `dispatchOnTracks`. */
export async function captureTracks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints)
      ;(window as WindowWithTracks).tracks = stream.getTracks()
      return stream
    }
  })
}

/** Dispatches an event on the media tracks: fake devices cannot be unplugged or interrupted. */
export async function dispatchOnTracks(page: Page, event: 'mute' | 'ended'): Promise<void> {
  await page.evaluate((name) => {
    for (const track of (window as WindowWithTracks).tracks ?? []) {
      if (name === 'mute') Object.defineProperty(track, 'muted', { value: true })
      track.dispatchEvent(new Event(name))
    }
  }, event)
}

/** Simulates hiding or showing the page. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/**
 * Captures the output of every MediaRecorder of a browser, before the program processes it.
 * @returns a list that grows: the parts of each recording, in order.
 */
export async function captureRecordings(context: BrowserContext): Promise<Buffer[][]> {
  const recordings: Buffer[][] = []
  await context.exposeBinding('reportPart', (_source, isNewRecording: boolean, part: string) => {
    if (isNewRecording) recordings.push([])
    if (part) recordings.at(-1)?.push(Buffer.from(part, 'base64'))
  })
  await context.addInitScript(() => {
    const { reportPart } = window as unknown as {
      reportPart: (isNewRecording: boolean, part: string) => Promise<void>
    }
    let reported = Promise.resolve()
    let isDropping = false
    const dropParts = () => {
      isDropping = true
      return reported
    }
    Object.assign(window, { dropParts })
    window.MediaRecorder = class extends MediaRecorder {
      constructor(...args: ConstructorParameters<typeof MediaRecorder>) {
        super(...args)
        // Added first, so that it can hide the event from the listeners of the program.
        this.addEventListener('dataavailable', (event) => {
          if (isDropping) return event.stopImmediatePropagation()
          reported = reported.then(async () => {
            const bytes = new Uint8Array(await event.data.arrayBuffer())
            await reportPart(false, btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join('')))
          })
        })
      }
      override start(timeslice?: number) {
        reported = reported.then(() => reportPart(true, ''))
        super.start(timeslice)
      }
    }
  })
  return recordings
}

/**
 * Closes a tab that is recording. From now on, parts are dropped for both the page and
 * `captureRecordings`, so that both have the same parts.
 */
export async function closeRecordingTab(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { dropParts: () => Promise<void> }).dropParts())
  await page.close()
}

const sha256 = (parts: readonly Buffer[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest('hex')

/** The videos of an interview that the server has received, in the order of the questions. */
export async function received(dataDir: string, applicationId: string) {
  return runSql(
    dataDir,
    sql<{ bytes: number; sha256: string; state: string; takes: number }>`
      select v.bytes, encode(v.sha256, 'hex') as sha256, v.state,
        (select count(*) from videos t where t.question_id = v.question_id
          and t.application_id = v.application_id) as takes
      from videos v join video_questions q on q.id = v.question_id
      where v.application_id = ${applicationId} and v.removed_at is null order by q.position`,
  )
}

/** Number of recorded parts that are missing at the end of a file; null if the content differs. */
export function missingParts(
  recorded: readonly Buffer[],
  file: { bytes: number; sha256: string },
): number | null {
  for (let missing = 0; missing < recorded.length; missing++)
    if (sha256(recorded.slice(0, recorded.length - missing)) === file.sha256) return missing
  return null
}

export const stopButton = (page: Page) => page.getByRole('button', { name: 'Terminar resposta' })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar esta resposta' })
export const openButton = (page: Page) => page.getByRole('button', { name: 'Abrir a pergunta' })

/** Continues from the device check to the first question. */
export async function passDevices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tudo certo, continuar' }).click()
}

/** Starts to record the open question, and waits until two seconds are recorded. */
export async function startRecording(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Começar a gravar agora' }).click()
  await recordedFor(page, 2)
}

/** Waits until the timer shows this many seconds. */
export async function recordedFor(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction((minSeconds) => {
    const [, minutes, rest] = /Gravando (\d+):(\d\d)/.exec(document.body.innerText) ?? []
    return minutes !== undefined && Number(minutes) * 60 + Number(rest) >= minSeconds
  }, seconds)
}
