import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const real = {
  DATABASE_URL: 'postgres://trilha@db.example/trilha',
  TRILHA_SECRET: 'x'.repeat(32),
  TRILHA_ORIGINS: 'https://trilha.example',
  SMTP_URL: 'smtp://mail.example',
}

test('with a database of its own the program has no development helpers and no demo', () => {
  expect(readConfig(real)).toMatchObject({ embedded: false, devHelpers: false, demo: false })
})

test.each(['TRILHA_SECRET', 'TRILHA_ORIGINS', 'SMTP_URL'])(
  'a configured database asks for %s, by name',
  (missing) => {
    expect(() => readConfig({ ...real, [missing]: undefined })).toThrow(missing)
  },
)

test('links elsewhere are those of known networks, by https; none where nothing is said', () => {
  expect(readConfig(real).socialLinks).toEqual([])
  const SOCIAL_LINKS = 'https://www.instagram.com/trilha, https://x.com/trilha'
  expect(readConfig({ ...real, SOCIAL_LINKS }).socialLinks).toEqual([
    { network: 'instagram', url: 'https://www.instagram.com/trilha' },
    { network: 'x', url: 'https://x.com/trilha' },
  ])
  for (const wrong of ['http://www.instagram.com/trilha', 'https://exemplo.com.br/trilha'])
    expect(() => readConfig({ ...real, SOCIAL_LINKS: wrong })).toThrow('SOCIAL_LINKS')
})
