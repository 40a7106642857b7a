import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'

/** Debian's headless build; with it, journeys need half the CPU time of the full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Returns the path of the browser that needs the least CPU time, or null if there is none. This
 * browser may have no camera.
 */
export const findHeadless = (): string | null =>
  existsSync(headlessShell) ? headlessShell : findChromium()

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, an installed one, or Playwright's. Null if there
 * is none.
 */
export function findChromium(): string | null {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...globSync(`${homedir()}/.cache/ms-playwright/chromium-*/chrome-linux*/chrome`),
  ]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

/**
 * Returns the path of Chromium. If it is missing and the user is root on Debian, installs the full
 * browser and the headless build.
 * @throws Error with instructions for the installation.
 */
export function ensureChromium(): string {
  const isComplete = findChromium() !== null && existsSync(headlessShell)
  if (!isComplete && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update', '-qq')
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation']
    // With ffmpeg, the tests also convert recordings; without it, they still pass.
    if (spawnSync('ffmpeg', ['-version']).error) packages.push('ffmpeg')
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  }
  const found = findChromium()
  if (found) return found
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

/** Flags for a quiet, offline headless Chromium. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
