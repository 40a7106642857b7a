import type { Locator, Page } from 'playwright-core'

/** Types a code into the six boxes; the sixth digit sends it. */
export async function typeCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).focus()
  await page.keyboard.type(code)
}

/** The key that the dialog shows for the authenticator app. */
export const shownKey = async (dialog: Locator): Promise<string> =>
  ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')

/** Says that the recovery codes are saved, which closes their dialog. */
export async function finishCodes(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Guardei em um lugar que não é este aparelho').check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
}
