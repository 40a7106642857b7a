import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, desktop, phone, waitForHydration } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()

const narrow = { width: 320, height: 640 }
/** Overlays of the component gallery: name of the button that opens it, name of the overlay. */
const overlays = [
  ['Janela', 'Salvar esta busca'],
  ['Janela grande', 'Comparar candidaturas'],
  ['Janela inteira', 'Comparar 3 pessoas'],
  ['Folha de filtros', 'Filtros'],
  ['Menu lateral', 'Menu'],
] as const
/** One image of the gallery is missing on purpose. */
const expected = /status of 404/

const toastsOf = (page: Page) => page.getByRole('region', { name: 'Avisos', exact: true })

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of them is not on the screen.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test.each([narrow, phone, desktop])(
  'a toast never covers the close button of a dialog or a sheet, at $width px',
  async (viewport) => {
    const { page } = await person({ viewport, expected })
    await page.goto('/dev/ui')
    await waitForHydration(page)
    for (const [button, name] of overlays) {
      await page.getByRole('button', { name: button, exact: true }).click()
      const dialog = page.getByRole('dialog', { name, exact: true })
      await dialog.getByRole('button', { name: 'Aviso com ação' }).click()
      const toasts = toastsOf(page)
      const toast = toasts.getByText('Sem internet. Guardamos no aparelho.')
      // Hovering keeps the toast open, so that its position can be measured.
      await toast.hover()
      const close = dialog.getByRole('button', { name: /^Fechar/ })
      expect({ name, covered: await overlap(toasts, close) }).toEqual({ name, covered: false })
      await close.click()
      await dialog.waitFor({ state: 'detached' })
      await toast.waitFor({ state: 'detached' })
    }
  },
)

test('a toast closes automatically even if it opened under a resting pointer', async () => {
  const { page } = await person({ viewport: desktop, expected })
  await page.goto('/dev/ui')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Aviso com ação' }).click()
  await toastsOf(page).getByRole('button', { name: 'Ver' }).click()
  const answer = toastsOf(page).getByText('Nada se perdeu')
  await seen(answer)
  // Screen readers also find the close button while the toast is not hovered or focused.
  await seen(toastsOf(page).getByRole('button', { name: 'Fechar', exact: true }))
  await answer.waitFor({ state: 'detached', timeout: 20_000 })
  expect(await answer.count()).toBe(0)
})
