import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { apply, registered } from '../accounts.ts'
import { vacancyWith, type WrittenTest } from './stages.ts'
import { accessibilityViolations, type StoredItems } from '../browser.ts'
import { seen } from '../journey.steps.ts'

/** Registers a person and applies to a vacancy whose first stage is this test. */
export async function applicantAt(
  test: WrittenTest,
  first: string,
): Promise<{ storage: StoredItems; vacancyId: number; trail: string }> {
  const [{ storage }, id] = await Promise.all([registered(first), vacancyWith(test)])
  await apply(storage, id)
  return { storage, vacancyId: id, trail: `/dashboard/progressSelectiveProcess/${id}` }
}

/** Waits until the question is shown. */
export const waitForQuestion = (page: Page, question: string | RegExp): Promise<void> =>
  seen(page.getByRole('heading', { level: 2, name: question }))

export const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Avançar' }).click()

/** Writes the answer of the question, and continues. */
export async function write(page: Page, question: string, text: string): Promise<void> {
  await waitForQuestion(page, question)
  await page.getByLabel('Sua resposta').fill(text)
  await next(page)
}

/** The radio button or checkbox of an option. */
export const option = (page: Page, name: string): Locator =>
  page
    .getByRole('radio', { name, exact: true })
    .or(page.getByRole('checkbox', { name, exact: true }))

/** Chooses options of the question, and continues. */
export async function choose(page: Page, question: string, ...options: string[]): Promise<void> {
  await waitForQuestion(page, question)
  for (const name of options) await option(page, name).check()
  await next(page)
}

export const saved = (page: Page): Promise<void> =>
  seen(page.getByText('Resposta salva', { exact: true }))

/** Expects no accessibility faults on the current screen. */
export const expectAccessible = async (page: Page): Promise<void> =>
  expect(await accessibilityViolations(page)).toEqual([])
