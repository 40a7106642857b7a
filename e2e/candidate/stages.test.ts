import { expect, test } from 'vitest'
import * as accounts from '../accounts.ts'
import { browser, phone } from '../browser.ts'
import { requirements, seen } from '../journey.steps.ts'

const { person } = browser()

test('the screen of another stage says which one is current, and leads there', async () => {
  const me = await accounts.registered('Jaciara')
  const { id } = await accounts.marketVacancy()
  await accounts.apply(me.storage, id)
  const trail = `/dashboard/progressSelectiveProcess/${id}`
  const { page } = await person({
    viewport: phone,
    signedIn: me.storage,
    expected: /status of 404/,
  })
  for (const [screen, heading] of [
    ['customTest', 'Esta trilha não tem esta etapa'],
    ['auxiliaryQuestionsTest', 'Esta trilha não tem esta etapa'],
    ['addVideoInterview', 'Esta trilha não tem entrevista em vídeo'],
  ] as const) {
    await page.goto(`${trail}/${screen}`)
    await seen(page.getByRole('heading', { name: heading }))
    await seen(page.getByText(`Agora é a vez da etapa “${requirements}”.`))
    await page.getByRole('link', { name: 'Ir para a etapa atual' }).click()
    await page.waitForURL(`**${trail}/auxiliaryRequirementsTest`)
    await seen(page.getByRole('heading', { level: 1, name: requirements }))
  }

  // The link of a reminder opens the stage, and going back does not return to the reminder.
  await page.goto('/dashboard')
  await page.goto(`${trail}?abrir=etapa`)
  await page.waitForURL(`**${trail}/auxiliaryRequirementsTest`)
  await seen(page.getByRole('heading', { level: 1, name: requirements }))
  await page.goBack()
  await page.waitForURL('**/dashboard')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

test('a tap on the only answer continues; the keyboard and several answers do not', async () => {
  const me = await accounts.registered('Ubirajara')
  const { id } = await accounts.marketVacancy()
  await accounts.apply(me.storage, id)
  const { page } = await person({ viewport: phone, touch: true, signedIn: me.storage })
  await page.goto(`/dashboard/progressSelectiveProcess/${id}/auxiliaryRequirementsTest`)
  const question = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })
  const schooling = question('Qual é a sua escolaridade?')
  const shifts = question('Em quais turnos você pode trabalhar?')
  await seen(schooling)

  // The arrow keys choose each option that they pass.
  await page.getByRole('radio').first().press('Space')
  await page.getByRole('radio').first().press('ArrowDown')
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await page.getByText('Médio completo', { exact: true }).tap()
  await seen(shifts)
  await page.getByText('6x1', { exact: true }).tap()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await seen(schooling)
  expect(await page.getByRole('radio', { name: 'Médio completo', exact: true }).isChecked()).toBe(
    true,
  )
  // A tap on the answer that is there confirms it.
  await page.getByText('Médio completo', { exact: true }).tap()
  await seen(shifts)
  expect(await page.getByRole('checkbox', { name: '6x1', exact: true }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Avançar' }).click()
  await seen(question(/aos sábados/))
  await page.getByText('Sim', { exact: true }).tap()
  await seen(question(/das 13h às 21h20/))
})
