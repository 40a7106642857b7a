import type { Page } from 'playwright-core'
import { docxOf } from '../candidate/profile.steps.ts'
import type { ScreenState } from './screens.ts'

const screen = 'candidate/candidates/firstSteps/FirstStepsScreen.tsx'
const at = (step: string) => () => `/dashboard/firstSteps?step=${step}`

const sendCv = async (page: Page, lines: string[]) =>
  page
    .getByLabel('Escolher PDF ou Word')
    .and(page.locator('input'))
    .setInputFiles({
      name: 'curriculo.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: docxOf(lines),
    })

/** The questions after the registration. */
export const firstStepsScreens: readonly ScreenState[] = [
  { screen, who: 'candidate', at: at('work'), title: 'Com o que você quer trabalhar?' },
  {
    screen,
    state: 'suggestions of work',
    who: 'newcomer',
    at: at('work'),
    title: 'Com o que você quer trabalhar?',
    prepare: async (page) => {
      await page.getByLabel('Trabalho', { exact: true }).fill('atend')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    screen,
    state: 'place',
    who: 'candidate',
    at: at('place'),
    title: 'Onde e quando fica bom?',
  },
  { screen, state: 'CV', who: 'newcomer', at: at('cv'), title: 'Tem um currículo pronto?' },
  {
    screen,
    state: 'unreadable CV',
    who: 'newcomer',
    at: at('cv'),
    title: 'Tem um currículo pronto?',
    refused: true,
    prepare: async (page) => {
      await sendCv(page, ['x'])
      await page.getByText('Não deu para ler este arquivo').waitFor()
    },
  },
]
