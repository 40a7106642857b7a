import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { apply, registered } from './accounts.ts'
import { vacancyWith, type WrittenTest } from './assessments.stages.ts'
import { accessibilityFaults, type Kept } from './browser.ts'
import { seen } from './journey.steps.ts'

/** Somebody who stands at the beginning of a trail that opens with this test. */
export async function standingAt(
  test: WrittenTest,
  first: string,
): Promise<{ kept: Kept; vacancyId: number; trail: string }> {
  const [{ kept }, id] = await Promise.all([registered(first), vacancyWith(test)])
  await apply(kept, id)
  return { kept, vacancyId: id, trail: `/dashboard/progressSelectiveProcess/${id}` }
}

/** The question that the screen shows. */
export const asked = (page: Page, question: string | RegExp): Promise<void> =>
  seen(page.getByRole('heading', { level: 2, name: question }))

export const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Avançar' }).click()

/** Writes into the field of the question, and goes on. */
export async function write(page: Page, question: string, text: string): Promise<void> {
  await asked(page, question)
  await page.getByLabel('Sua resposta').fill(text)
  await next(page)
}

/** One row of a closed list. */
export const option = (page: Page, name: string): Locator =>
  page
    .getByRole('radio', { name, exact: true })
    .or(page.getByRole('checkbox', { name, exact: true }))

/** Chooses options of the question, and goes on. */
export async function choose(page: Page, question: string, ...options: string[]): Promise<void> {
  await asked(page, question)
  for (const name of options) await option(page, name).check()
  await next(page)
}

export const saved = (page: Page): Promise<void> =>
  seen(page.getByText('Resposta salva', { exact: true }))

/** Nothing that axe knows is wrong with what is on the screen. */
export const faultless = async (page: Page): Promise<void> =>
  expect(await accessibilityFaults(page)).toEqual([])
