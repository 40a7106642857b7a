import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { admin, signIn } from './accounts.ts'
import { accessibilityFaults, browser, phone } from './browser.ts'
import { confirm, invite, join, proveDomain, register, verify } from './companies.steps.ts'

const { person } = browser()

test('a company registers, proves its domain, is verified and invites an evaluator', async () => {
  const domain = `raio-${randomUUID().slice(0, 6)}.com.br`
  const name = `Padaria Raio ${domain.slice(5, 11)}`
  const [owner, evaluator] = [`ivone@${domain}`, `davi@${domain}`]
  const { page } = await person({ viewport: phone, expected: /status of 400/ })
  await register(page, { name, email: owner })
  await confirm(page, owner)
  expect(await accessibilityFaults(page)).toEqual([])
  await proveDomain(page, (await person()).page, { domain, name })

  const team = await person({ signedIn: await signIn(admin) })
  await verify(team.page, name)
  await team.page.goto('/admin/registro')
  await team.page.getByText('company: verify').first().waitFor()

  await invite(page, evaluator, 'Avaliação')
  const guest = await person()
  await join(guest.page, { email: evaluator, name: 'Davi Rocha', company: name })
  await guest.page.goto('/empresas/equipe')
  await guest.page.getByText('Ivone Batista').waitFor()
  expect(await guest.page.getByRole('button', { name: 'Enviar convite' }).count()).toBe(0)
})
