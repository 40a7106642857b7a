import type { Page } from 'playwright-core'
import type { ScreenState } from './screens.ts'

const settings = {
  screen: 'candidate/accounts/SettingsScreen.tsx',
  at: () => '/dashboard/user/settings',
  title: 'Minha conta',
} as const

const sent = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByText('A senha é obrigatória').first().waitFor()
}

/** Minha conta, and its windows by their addresses. */
export const accountScreens: readonly ScreenState[] = [
  { ...settings, who: 'candidate' },
  { ...settings, who: 'newcomer', state: 'of a newcomer' },
  {
    ...settings,
    who: 'candidate',
    state: 'another e-mail',
    at: () => '/dashboard/user/settings?open=email',
    doing: (page) => sent(page, 'Enviar link'),
  },
  {
    ...settings,
    who: 'candidate',
    state: 'another password',
    at: () => '/dashboard/user/settings?open=password',
    doing: (page) => sent(page, 'Trocar senha'),
  },
  {
    ...settings,
    who: 'candidate',
    state: 'leaving',
    at: () => '/dashboard/user/settings?open=leave',
    doing: (page) => page.getByRole('alertdialog').waitFor(),
  },
]
