import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../apps/api/src/platform/db/embedded.ts'
import { codeAt } from '../../apps/api/test/totp.ts'
import { accessibilityViolations, browser } from '../browser.ts'
import { finishCodes, shownKey, typeCode } from '../secondStep/secondStep.steps.ts'

const { person } = browser()
const root = join(import.meta.dirname, '../..')

type Installation = { dataDir: string; port: number; origin: string }
type Running = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

const started: { running: Running; dataDir: string }[] = []

afterEach(async () => {
  for (const { running, dataDir } of started.splice(0)) {
    const { pid, exitCode, signalCode } = running.child
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM')
    await running.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function createInstallation(): Promise<Installation> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'trilha-start-'))
  return { dataDir, port, origin: `http://localhost:${port}` }
}

/** Runs an npm script on an installation without demo content, as a user does. */
function npm({ dataDir, port }: Installation, ...args: string[]): Running {
  const child = spawn('npm', args, {
    cwd: root,
    env: {
      ...process.env,
      TRILHA_DATA: dataDir,
      TRILHA_DEMO: 'off',
      PORT: `${port}`,
      TRILHA_TEAM_SECOND_STEP: 'on',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, as in a terminal: signals reach npm and the program, not this test.
    detached: true,
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => parts.push(part))
  const running = {
    child,
    output: () => Buffer.concat(parts).toString(),
    ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
  }
  started.push({ running, dataDir })
  return running
}

const isReady = async ({ origin }: Installation): Promise<boolean> =>
  (await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok ?? false

async function waitUntilReady(installation: Installation): Promise<void> {
  await expect.poll(() => isReady(installation), { timeout: 120_000 }).toBe(true)
}

const serverPid = ({ dataDir }: Installation): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** Number of log lines with this message. */
const countLogged = (running: Running, message: string): number =>
  running.output().split(`"msg":"${message}"`).length - 1

test.each([
  ['SIGTERM, sent to npm by a supervisor', 'SIGTERM', 'npm'],
  ['Ctrl-C, sent to npm and the program, and again to the program by npm', 'SIGINT', 'group'],
] as const)('npm start shuts down cleanly on %s', async (_, signal, target) => {
  const installation = await createInstallation()
  const running = npm(installation, 'start')
  await waitUntilReady(installation)
  const pid = running.child.pid ?? 0
  const signalledAt = Date.now()
  process.kill(target === 'npm' ? pid : -pid, signal)
  await running.ended
  expect(Date.now() - signalledAt).toBeLessThan(20_000)
  expect(await isReady(installation)).toBe(false)
  // A database server that shuts down cleanly removes its process file.
  expect(existsSync(join(installation.dataDir, 'postgres/postmaster.pid'))).toBe(false)
  const again = npm(installation, 'start')
  await waitUntilReady(installation)
  expect(again.output()).not.toContain('EADDRINUSE')
})

test('a second start on the same data folder names the process that uses it and changes nothing', async () => {
  const installation = await createInstallation()
  npm(installation, 'start')
  await waitUntilReady(installation)
  const before = serverPid(installation)
  const second = npm({ ...installation, port: await freePort() }, 'start')
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(
    new RegExp(
      `data folder ${installation.dataDir} is in use by process \\d+, port ${installation.port}`,
    ),
  )
  expect(await isReady(installation)).toBe(true)
  expect(serverPid(installation)).toBe(before)
})

test('the embedded database restarts after a crash, with one log line for the stop and one for the restart', async () => {
  const installation = await createInstallation()
  const running = npm(installation, 'start')
  await waitUntilReady(installation)
  for (const crashCount of [1, 2]) {
    process.kill(serverPid(installation), 'SIGKILL')
    await expect.poll(() => isReady(installation), { timeout: 10_000 }).toBe(false)
    await waitUntilReady(installation)
    await expect.poll(() => countLogged(running, 'database back')).toBe(crashCount)
    expect(countLogged(running, 'database away')).toBe(crashCount)
  }
  expect(running.output().split('\n').length).toBeLessThan(40)
})

test('if the database does not restart, the program ends with exit code 69', async () => {
  const installation = await createInstallation()
  const running = npm(installation, 'start')
  await waitUntilReady(installation)
  const control = join(installation.dataDir, 'postgres/global/pg_control')
  renameSync(control, `${control}.away`)
  process.kill(serverPid(installation), 'SIGKILL')
  expect(await running.ended).toBe(69)
  expect(countLogged(running, 'embedded database does not start')).toBe(3)
})

test('the first admin is created on the command line, sets a password with the link and turns the second step on', async () => {
  const installation = await createInstallation()
  npm(installation, 'start')
  await waitUntilReady(installation)
  const admin = (...args: string[]) => npm(installation, 'run', 'admin', '--', ...args)
  const wrong = admin('create', 'ninguém')
  expect(await wrong.ended).toBe(2)
  expect(wrong.output()).toContain('Usage')
  const unknown = admin('remove', 'bia@exemplo.com.br')
  expect(await unknown.ended).toBe(1)

  const created = admin('create', 'bia@exemplo.com.br')
  expect(await created.ended).toBe(0)
  const link = /http:\S+\?key=\S+/.exec(created.output())?.[0] ?? ''
  const { page } = await person({
    origin: installation.origin,
    // Nothing works without a second step; the session ends when the account is removed.
    expected: /status of 40[13]/,
  })
  await page.goto(link)
  const password = 'quintal com jabuticaba'
  await page.getByLabel('Senha nova', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Salvar senha', exact: true }).click()
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()
  await page.getByLabel('E-mail').fill('bia@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('heading', { name: 'Falta ligar a segunda etapa', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Ligar', exact: true }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Registro' }).first().click()
  await page.waitForURL(/registro/)
  await page.getByRole('button', { name: 'Ligar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await typeCode(page, 'Código de 6 números', codeAt(await shownKey(dialog), new Date()))
  await finishCodes(dialog)
  expect(await page.getByRole('button', { name: 'Desligar' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await page.getByRole('heading', { name: 'Registro', level: 1 }).waitFor()

  const list = admin('list')
  expect(await list.ended).toBe(0)
  expect(list.output()).toMatch(/bia@exemplo\.com\.br\s+\S+\s*$/m)
  const removed = admin('remove', 'bia@exemplo.com.br')
  expect(await removed.ended).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
})
