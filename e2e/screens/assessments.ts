import type { Page } from 'playwright-core'
import { waitForQuestion } from '../assessments/assessments.steps.ts'
import type { Known } from './known.ts'
import type { ScreenState } from './screens.ts'

const trail = (vacancyId: number) => `/dashboard/progressSelectiveProcess/${vacancyId}`

/** One question of the questions test by number, or the review. */
const question = (state: string, step: number | 'review', heading: string): ScreenState => ({
  screen: 'candidate/assessments/test/QuestionsTestScreen.tsx',
  state,
  who: 'newcomer',
  at: ({ questions }: Known) => `${trail(questions)}/auxiliaryQuestionsTest?step=${step}`,
  title: 'Algumas perguntas',
  prepare: (page: Page) => waitForQuestion(page, heading),
})

/** The questions test and the custom test before the first answer. */
export const assessmentScreens: readonly ScreenState[] = [
  question('text', 1, 'Qual foi o último curso que você fez?'),
  question('essay', 2, 'Conte uma vez em que você ajudou alguém no trabalho.'),
  question('several answers', 4, 'Com o que você já trabalhou?'),
  question('number', 6, 'A que distância do trabalho você mora?'),
  question('date', 7, 'A partir de quando você pode começar?'),
  question('file', 8, 'Envie um certificado, se tiver.'),
  question('code', 9, 'Mostre uma fórmula de planilha que você usa.'),
  question('review', 'review', 'Confira antes de enviar'),
  {
    ...question('asking for more time', 1, 'Qual foi o último curso que você fez?'),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Pedir mais prazo' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    screen: 'candidate/assessments/test/CustomTestScreen.tsx',
    state: 'introduction',
    who: 'newcomer',
    at: ({ custom }) => `${trail(custom)}/customTest`,
    title: 'Situações de atendimento',
  },
]
