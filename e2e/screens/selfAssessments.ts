import type { Page } from 'playwright-core'
import type { ScreenState } from './screens.ts'

const map = 'Mapa de Competências'
const values = 'Mapa de Valores no Trabalho'

/** Goes from the introduction to the questions. */
const startAnswering = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Começar' })
    .or(page.getByRole('link', { name: /^(Começar|Continuar de onde parei)$/ }))
    .click()
  await page.getByRole('radio').first().waitFor()
}

/** Screens of the two self-assessments. */
export const selfAssessmentScreens: readonly ScreenState[] = [
  {
    screen: 'candidate/selfAssessments/answering/CompetencyScreen.tsx',
    who: 'newcomer',
    at: () => '/dashboard/tests',
    title: map,
  },
  {
    screen: 'candidate/selfAssessments/answering/CompetencyAnswerScreen.tsx',
    who: 'newcomer',
    at: () => '/dashboard/tests',
    title: map,
    prepare: async (page) => {
      await startAnswering(page)
      await page.getByRole('button', { name: 'Avançar' }).click()
      await page.getByText('Faltam 8 frases nesta tela.').waitFor()
    },
  },
  {
    screen: 'candidate/selfAssessments/answering/CompetencyAnswerScreen.tsx',
    state: 'comparing, one chosen',
    who: 'newcomer',
    at: () => '/dashboard/tests/competencyTest?step=9',
    title: map,
    prepare: async (page) => {
      await page.getByRole('group').getByText('Prefere deixar esta parte de fora?').click()
      await page
        .getByRole('radio', { name: /^Mais: / })
        .first()
        .focus()
      await page.keyboard.press('Space')
      await page.getByRole('radio', { name: /^Mais: /, checked: true }).waitFor()
    },
  },
  {
    screen: 'candidate/selfAssessments/answering/CompetencyAnswerScreen.tsx',
    state: 'short form, review',
    who: 'newcomer',
    at: () => '/dashboard/tests/competencyTest?short=1&step=review',
    title: map,
  },
  {
    screen: 'candidate/selfAssessments/result/CompetencyResultScreen.tsx',
    who: 'candidate',
    at: () => '/dashboard/tests/result',
    title: /dia a dia$|equilibrado$/,
  },
  {
    screen: 'candidate/selfAssessments/answering/ValuesScreen.tsx',
    who: 'candidate',
    at: () => '/dashboard/valuesTest',
    title: values,
  },
  {
    screen: 'candidate/selfAssessments/answering/ValuesScreen.tsx',
    state: 'with a result',
    who: 'newcomer',
    at: () => '/dashboard/valuesTest',
    title: values,
  },
  {
    screen: 'candidate/selfAssessments/answering/ValuesAnswerScreen.tsx',
    who: 'candidate',
    at: () => '/dashboard/valuesTest',
    title: values,
    prepare: startAnswering,
  },
  {
    screen: 'candidate/selfAssessments/result/ValuesResultScreen.tsx',
    who: 'newcomer',
    at: () => '/dashboard/valuesTest/result',
    title: /^Para você, trabalho bom/,
  },
]
