import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { admin, signIn } from '../accounts.ts'
import { browser } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()

const pathOf = (page: Page): string => new URL(page.url()).pathname

test('every unknown URL leads to /404', async () => {
  const { page } = await person({ expected: /status of 404/ })
  for (const address of ['/nao/existe', '/dashboard/nada', '/vagas/sem-numero', '/auth/nada']) {
    const answered = await page.goto(address)
    expect([address, pathOf(page), answered?.status()]).toEqual([address, '/404', 404])
  }
  // Robots, scripts and images are told at the address itself.
  for (const address of ['/nao/existe', '/wp-login.php', '/imagem.png', '/api', '/api/nada']) {
    const answered = await fetch(`${inject('origin')}${address}`, { redirect: 'manual' })
    expect([address, answered.status]).toEqual([address, 404])
  }
  // The company site detects it in the browser.
  await page.goto('/empresas/nada')
  await page.waitForURL('**/404')
  await seen(page.getByRole('heading', { name: 'Esta trilha não leva a lugar nenhum' }))
})

test('an unknown admin URL keeps the admin layout', async () => {
  const { page } = await person({ signedIn: await signIn(admin) })
  await page.goto('/admin/nada/disso')
  await seen(page.getByRole('heading', { level: 1, name: 'Este endereço não existe' }))
  await page.getByRole('link', { name: 'Ver as empresas' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Empresas' }))
  expect(pathOf(page)).toBe('/admin/')
})
