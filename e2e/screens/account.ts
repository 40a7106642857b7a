import type { Page } from 'playwright-core'
import type { ScreenState } from './screens.ts'

const settings = {
  screen: 'candidate/accounts/SettingsScreen.tsx',
  at: () => '/dashboard/user/settings',
  title: 'Minha conta',
} as const

/** Opens a dialog of the page and submits it empty. */
const submitEmpty = (open: string, send: string) => async (page: Page) => {
  await page.getByRole('button', { name: open }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByRole('button', { name: send }).click()
  await page.getByText('A senha é obrigatória').first().waitFor()
}

/** "Minha conta" and its dialogs. */
export const accountScreens: readonly ScreenState[] = [
  { ...settings, who: 'candidate' },
  { ...settings, who: 'newcomer', state: 'of a newcomer' },
  {
    ...settings,
    who: 'candidate',
    state: 'how companies see the person',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Ver antes como as empresas veriam você' }).click()
      await page.getByRole('dialog').getByText('Jussara', { exact: true }).waitFor()
    },
  },
  {
    ...settings,
    who: 'candidate',
    state: 'another e-mail',
    prepare: submitEmpty('Trocar e-mail', 'Enviar link'),
  },
  {
    ...settings,
    who: 'candidate',
    state: 'another password',
    prepare: submitEmpty('Trocar senha', 'Trocar senha'),
  },
  {
    ...settings,
    who: 'newcomer',
    state: 'leaving',
    prepare: submitEmpty('Apagar minha conta', 'Apagar minha conta'),
  },
]
