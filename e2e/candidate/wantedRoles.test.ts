import { expect, test } from 'vitest'
import { registered } from '../accounts.ts'
import { accessibilityViolations, browser, phone, sidewaysPixels } from '../browser.ts'

const { person } = browser()

test('a new person says which work they want, and sees vacancies of that work', async () => {
  const me = await registered('Ariel')
  const { page, context } = await person({
    viewport: phone,
    signedIn: me.storage,
    expected: /ERR_INTERNET_DISCONNECTED/,
  })
  await page.goto('/dashboard')
  const ask = page.getByRole('region', { name: 'Com o que você quer trabalhar?' })
  const field = ask.getByLabel('Com o que você quer trabalhar')
  await field.fill('aux coz')
  await page.getByRole('option', { name: 'Auxiliar de cozinha' }).click()
  await field.fill('garson')
  await field.press('Enter')
  await ask.getByRole('button', { name: 'Remover garson' }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await sidewaysPixels(page)).toBe(0)

  await context.setOffline(true)
  await ask.getByRole('button', { name: 'Mostrar vagas' }).click()
  await ask.getByRole('alert').waitFor()
  await ask.getByRole('button', { name: 'Remover Auxiliar de cozinha' }).waitFor()
  await context.setOffline(false)
  await ask.getByRole('button', { name: 'Mostrar vagas' }).click()

  await page.getByText('Você procura: Auxiliar de cozinha, garson').waitFor()
  const best = page.getByRole('region', { name: 'Vagas que combinam com você' })
  await best.getByText('É o trabalho que você procura').first().waitFor()
  await expect.poll(async () => ask.count()).toBe(0)

  await best.getByRole('link', { name: 'Mudar' }).click()
  await page.getByRole('button', { name: 'Remover garson' }).click()
  await page.getByRole('button', { name: 'Salvar o que procuro' }).click()
  await page.goto('/dashboard')
  await page.getByText('Você procura: Auxiliar de cozinha Mudar').waitFor()
})
