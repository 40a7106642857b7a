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
