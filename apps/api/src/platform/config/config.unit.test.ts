import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

const real = {
  DATABASE_URL: 'postgres://trilha@db.example/trilha',
  TRILHA_SECRET: 'x'.repeat(32),
  TRILHA_ORIGINS: 'https://trilha.example',
  SMTP_URL: 'smtp://mail.example',
}

test('with a configured database there are no development helpers and no demo', () => {
  expect(readConfig(real)).toMatchObject({ embedded: false, devHelpers: false, demo: false })
})

test.each(['TRILHA_SECRET', 'TRILHA_ORIGINS', 'SMTP_URL'])(
  'with a configured database %s is required, and the error names it',
  (missing) => {
    expect(() => readConfig({ ...real, [missing]: undefined })).toThrow(missing)
  },
)

test('social links must be https addresses of known networks; the default is none', () => {
  expect(readConfig(real).socialLinks).toEqual([])
  const SOCIAL_LINKS = 'https://www.instagram.com/trilha, https://x.com/trilha'
  expect(readConfig({ ...real, SOCIAL_LINKS }).socialLinks).toEqual([
    { network: 'instagram', url: 'https://www.instagram.com/trilha' },
    { network: 'x', url: 'https://x.com/trilha' },
  ])
  for (const wrong of ['http://www.instagram.com/trilha', 'https://exemplo.com.br/trilha'])
    expect(() => readConfig({ ...real, SOCIAL_LINKS: wrong })).toThrow('SOCIAL_LINKS')
})

const secureUrls = ['ANALYTICS_URL', 'FEEDBACK_URL', 'ERRORS_DSN', 'WHATSAPP_GRAPH_URL']

test.each(secureUrls)('%s must be https; http is accepted on this machine only', (name) => {
  const read = (url: string) => readConfig({ ...real, [name]: url })
  for (const wrong of ['http://fora.example/1', 'http://localhost.fora.example/1'])
    expect(() => read(wrong)).toThrow(name)
  for (const right of ['https://fora.example/1', 'http://localhost:4000/1', 'http://127.0.0.1/1'])
    expect(() => read(right)).not.toThrow()
})

test.each([
  [undefined, true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000,http://[::1]:3000,http://trilha.localhost', true],
  ['https://trilha.example', false],
  ['http://localhost:3000,https://trilha.example', false],
  ['http://localhost.trilha.example', false],
  ['http://192.168.0.10:3000', false],
])('with the origins %s, development helpers and demo: %s', (TRILHA_ORIGINS, expected) => {
  const TRILHA_DATA = mkdtempSync(join(tmpdir(), 'trilha-config-'))
  onTestFinished(() => rmSync(TRILHA_DATA, { recursive: true, force: true }))
  const { devHelpers, demo, viacepUrl, linkedIn, teamNeedsSecondStep } = readConfig({
    TRILHA_ORIGINS,
    TRILHA_DATA,
  })
  expect({ devHelpers, demo, viacep: viacepUrl !== null, linkedIn: linkedIn !== null }).toEqual({
    devHelpers: expected,
    demo: expected,
    viacep: expected,
    linkedIn: expected,
  })
  expect(readConfig({ TRILHA_ORIGINS, TRILHA_DATA, TRILHA_DEMO: 'on' }).demo).toBe(true)
  // Where strangers can reach it, Trilha's team needs a second step, unless the operator refuses.
  expect(teamNeedsSecondStep).toBe(!expected)
  for (const TRILHA_TEAM_SECOND_STEP of ['on', 'off'])
    expect(
      readConfig({ TRILHA_ORIGINS, TRILHA_DATA, TRILHA_TEAM_SECOND_STEP }).teamNeedsSecondStep,
    ).toBe(TRILHA_TEAM_SECOND_STEP === 'on')
})
