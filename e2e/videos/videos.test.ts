import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../apps/api/src/platform/db/embedded.ts'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { accessibilityViolations, phone, sidewaysPixels } from '../browser.ts'
import { startAsPerson, stopProgram } from '../program.global.ts'
import {
  addResume,
  captureTracks,
  interviewPath,
  missingParts,
  openButton,
  captureRecordings,
  closeRecordingTab,
  passDevices,
  questions,
  received,
  recordedFor,
  resume,
  sendButton,
  registerInterviewApplicant,
  startRecording,
  stopButton,
  dispatchOnTracks,
  setVisibility,
} from './videos.steps.ts'

/** A separate program, because these tests kill it. */
const dataDir = mkdtempSync(join(tmpdir(), 'trilha-videos-'))
let port: number
let child: ChildProcess
let chrome: Browser
let person: Awaited<ReturnType<typeof registerInterviewApplicant>>
const origin = () => `http://localhost:${port}`

beforeAll(async () => {
  port = await freePort()
  child = await startAsPerson(dataDir, port)
  person = await registerInterviewApplicant(origin(), dataDir)
  chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumArgs, '--use-fake-device-for-media-stream'],
  })
}, 500_000)

afterAll(async () => {
  await chrome?.close()
  if (child) await stopProgram(child)
  rmSync(dataDir, { recursive: true, force: true })
})

async function openContext(permissions: string[]): Promise<BrowserContext> {
  const context = await chrome.newContext({
    baseURL: origin(),
    viewport: phone,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    permissions,
  })
  context.setDefaultTimeout(60_000)
  await context.addInitScript((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(person.storage))
  return context
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

/** Checks accessibility in light and dark mode, and the width at 320 px. */
async function checkAccessibility(page: Page, what: string): Promise<void> {
  expect({ what, faults: await accessibilityViolations(page) }).toEqual({ what, faults: [] })
  const setDark = (on: boolean) =>
    page.evaluate(
      (theme) => document.documentElement.setAttribute('data-theme', theme),
      on ? 'dark' : 'light',
    )
  await setDark(true)
  const faults = await accessibilityViolations(page, ['color-contrast'])
  expect({ what: `${what}, dark`, faults }).toEqual({ what: `${what}, dark`, faults: [] })
  await setDark(false)
  await page.setViewportSize({ ...phone, width: 320 })
  expect({ what, wider: await sidewaysPixels(page) }).toEqual({ what, wider: 0 })
  await page.setViewportSize(phone)
}

test('a refused permission has a screen, and a text answer is possible', async () => {
  const context = await openContext([])
  const page = await context.newPage()
  await page.goto(interviewPath(person.vacancyId))
  await page.getByRole('button', { name: 'Ligar câmera e microfone' }).click()
  await heading(page, 'A câmera ou o microfone está sem permissão')
  await page.getByText('Ligue a câmera e o microfone.').waitFor()
  await checkAccessibility(page, 'permission refused')
  await page.getByRole('button', { name: 'Prefiro responder por texto' }).click()
  await openButton(page).waitFor()
  expect(await page.getByRole('radio', { name: 'Texto' }).isChecked()).toBe(true)
  await context.close()
})

/** Makes getUserMedia fail with this error; null removes MediaRecorder. */
async function breakRecording(page: Page, errorName: string | null): Promise<void> {
  await page.addInitScript((name) => {
    if (name === null) Reflect.deleteProperty(window, 'MediaRecorder')
    else navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
  }, errorName)
}

/** Uploads a file instead of recording, after a wrong file is refused; then removes the resume. */
async function uploadAndRemoveResume(page: Page): Promise<void> {
  const input = page.locator('input[type=file]')
  await input.setInputFiles({
    name: 'video.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('palavras'),
  })
  await page.getByText('Este arquivo não é um vídeo. Escolha outro.').waitFor()
  await input.setInputFiles(join(import.meta.dirname, '../../apps/api/test/samples/phone.mp4'))
  await heading(page, 'Ficou do seu jeito?')
  await page.getByRole('button', { name: 'Usar este vídeo' }).click()
  await heading(page, 'Tudo chegou')
  await page.getByRole('link', { name: 'Ver meu vídeo de apresentação' }).click()
  await removeResume(page)
}

async function removeResume(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apagar vídeo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar vídeo' }).click()
  await page.getByRole('link', { name: 'Gravar meu vídeo' }).waitFor()
}

test('missing devices, busy devices and an unsupported browser have a screen each; a file upload is possible', async () => {
  const context = await openContext(['camera', 'microphone'])
  for (const [name, title] of [
    ['NotFoundError', 'Não encontramos câmera ou microfone'],
    ['NotReadableError', 'Outro aplicativo está usando a câmera'],
    [null, 'Este navegador não grava vídeo'],
  ] as const) {
    const page = await context.newPage()
    await breakRecording(page, name)
    await page.goto(addResume)
    await heading(page, title)
    await checkAccessibility(page, title)
    expect(await page.getByRole('button', { name: 'Escolher um vídeo já gravado' }).count()).toBe(1)
    if (name === null) await uploadAndRemoveResume(page)
    await page.close()
  }
  await context.close()
})

test(
  'each interruption has a screen and loses nothing; a video resume is added, watched and removed',
  { timeout: 500_000 },
  async () => {
    const context = await openContext(['camera', 'microphone'])
    const page = await context.newPage()
    await captureTracks(page)
    await page.goto(resume)
    await heading(page, 'Vídeo de apresentação')
    await page.getByRole('link', { name: 'Gravar meu vídeo' }).click()
    await passDevices(page)

    // The page is hidden: the recording pauses.
    await startRecording(page)
    await setVisibility(page, 'hidden')
    await heading(page, 'A gravação está em pausa')
    await checkAccessibility(page, 'page hidden')
    await setVisibility(page, 'visible')
    await page.getByRole('button', { name: 'Continuar gravando' }).click()
    await recordedFor(page, 3)

    // A phone call mutes the microphone.
    await dispatchOnTracks(page, 'mute')
    await heading(page, 'Uma ligação ou outro aplicativo pegou o microfone')
    await checkAccessibility(page, 'phone call')
    await page.getByRole('button', { name: /^Terminar aqui, com/ }).click()
    await heading(page, 'Ficou do seu jeito?')
    await page.getByRole('button', { name: 'Gravar de novo' }).click()

    // The camera is unplugged.
    await startRecording(page)
    await dispatchOnTracks(page, 'ended')
    await heading(page, 'A câmera ou o microfone desligou')
    await checkAccessibility(page, 'unplugged')
    await page.getByRole('button', { name: 'Ver o que foi gravado' }).click()
    await page.getByRole('button', { name: 'Gravar de novo' }).click()

    // The device storage is full.
    await startRecording(page)
    await page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    })
    await heading(page, 'Este aparelho está sem espaço')
    await checkAccessibility(page, 'device full')
    await page.getByRole('button', { name: 'Ver o que foi gravado' }).click()

    // The part recorded until then can be used.
    await page.getByRole('button', { name: 'Usar este vídeo' }).click()
    await heading(page, 'Tudo chegou')
    await page.getByRole('link', { name: 'Ver meu vídeo de apresentação' }).click()
    await expect.poll(() => page.locator('video').count(), { timeout: 60_000 }).toBe(1)
    await checkAccessibility(page, 'video resume')
    await removeResume(page)
    await context.close()
  },
)

test(
  'an interview with network cut, closed tab and killed server loses nothing and repeats no question',
  { timeout: 600_000 },
  async () => {
    const context = await openContext(['camera', 'microphone'])
    const recordings = await captureRecordings(context)
    let page = await context.newPage()
    await page.goto(`/dashboard/progressSelectiveProcess/${person.vacancyId}`)
    await page.getByRole('link', { name: 'Começar a entrevista' }).click()
    await heading(page, 'Vamos testar antes de começar')
    await page.getByText('Só você vê esta imagem').waitFor()
    await checkAccessibility(page, 'devices')
    await passDevices(page)

    // First question: the network is down for ten seconds while recording.
    await openButton(page).waitFor()
    await checkAccessibility(page, 'ready')
    await openButton(page).click()
    await heading(page, /^Conte sobre você/)
    await checkAccessibility(page, 'preparing')
    await startRecording(page)
    await context.setOffline(true)
    await page.getByText('Sem internet agora. A gravação continua').waitFor()
    await checkAccessibility(page, 'recording')
    await recordedFor(page, 12)
    await context.setOffline(false)
    await recordedFor(page, 14)
    await stopButton(page).click()
    await sendButton(page).waitFor()
    await checkAccessibility(page, 'review')
    await sendButton(page).click()

    // Second question: the server is killed during the upload, then the tab is closed.
    await openButton(page).click()
    await startRecording(page)
    await stopProgram(child, 'SIGKILL')
    child = await startAsPerson(dataDir, port)
    await closeRecordingTab(page)
    page = await context.newPage()
    await page.goto(interviewPath(person.vacancyId))
    await heading(page, 'Ficou do seu jeito?')
    await page.getByText('Pergunta 2 de 3').first().waitFor()
    await page.getByText('A página fechou antes do fim.', { exact: false }).waitFor()
    await sendButton(page).click()

    // Third question: the upload fails twice, then the tab is closed and the server is killed.
    await passDevices(page)
    await openButton(page).click()
    await page.getByRole('button', { name: 'Começar a gravar agora' }).waitFor()
    await page.route('**/api/videos/uploads/**', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await startRecording(page)
    await recordedFor(page, 8)
    await stopButton(page).click()
    await sendButton(page).click()
    await heading(page, 'Pausa no caminho: sem internet')
    await checkAccessibility(page, 'sending, without network')
    await page.getByRole('switch', { name: 'Enviar só no Wi-Fi' }).check()
    await heading(page, 'Esperando o Wi-Fi')
    await checkAccessibility(page, 'waiting for Wi-Fi')
    await page.unroute('**/api/videos/uploads/**')
    let uploadRequests = 0
    await page.route('**/api/videos/uploads/**', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      uploadRequests += 1
      if (uploadRequests === 1) return route.continue()
      await context.setOffline(true)
      await route.abort()
    })
    await page.getByRole('switch', { name: 'Enviar só no Wi-Fi' }).uncheck()
    await expect.poll(() => uploadRequests, { timeout: 60_000 }).toBeGreaterThan(1)
    await heading(page, 'Pausa no caminho: sem internet')
    await page.close()
    await stopProgram(child, 'SIGKILL')
    child = await startAsPerson(dataDir, port)
    await context.setOffline(false)
    page = await context.newPage()
    await page.goto(interviewPath(person.vacancyId))
    await heading(page, 'Entrevista enviada')
    await checkAccessibility(page, 'sent')

    const files = await received(dataDir, person.applicationId)
    expect(recordings).toHaveLength(questions)
    expect(files.map(({ takes }) => takes)).toEqual([1, 1, 1])
    const missing = files.map((file, i) => missingParts(recordings[i] ?? [], file))
    // Only the recording of the closed tab may lack its last parts, of one second each.
    expect(missing[0]).toBe(0)
    expect(missing[2]).toBe(0)
    expect(missing[1]).not.toBeNull()
    expect(missing[1]).toBeLessThanOrEqual(2)
    console.log(
      `3 recordings, ${files.map(({ bytes }) => bytes).join(' + ')} bytes: all SHA-256 as recorded; parts of 1 s lost with the closed tab: ${missing[1]}`,
    )
    await page.getByRole('link', { name: 'Ver minhas respostas' }).click()
    await expect.poll(() => page.locator('video').count(), { timeout: 60_000 }).toBe(questions)
    await checkAccessibility(page, 'own answers')
    await context.close()
  },
)
