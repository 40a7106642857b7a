import type { Known } from './known.ts'
import type { ScreenState } from './screens.ts'

const check = 'Vamos testar antes de começar'

/** A screen of the demo candidate's interview. */
const interview = (part: string) => (known: Known) =>
  `/dashboard/progressSelectiveProcess/${known.trails['Balcão da padaria']}/${part}`

/** The same screen for a person without an interview. */
const elsewhere =
  (part: string) =>
  ({ market: { id } }: Known) =>
    `/dashboard/progressSelectiveProcess/${id}/${part}`

/** Video screens without a camera; other journeys cover the recording. */
export const videoScreens: readonly ScreenState[] = [
  {
    screen: 'candidate/videos/interview/VideoInterviewScreen.tsx',
    who: 'candidate',
    at: interview('addVideoInterview'),
    title: check,
  },
  {
    screen: 'candidate/videos/interview/VideoInterviewScreen.tsx',
    state: 'without a camera',
    who: 'candidate',
    at: interview('addVideoInterview'),
    title: check,
    doing: async (page) => {
      await page.getByRole('button', { name: 'Ligar câmera e microfone' }).click()
      await page
        .getByRole('heading', { level: 1, name: /sem permissão|Não encontramos câmera/ })
        .waitFor()
    },
  },
  {
    screen: 'candidate/videos/interview/VideoInterviewScreen.tsx',
    state: "somebody else's",
    who: 'newcomer',
    at: elsewhere('addVideoInterview'),
    title: 'Entrevista em vídeo',
    refused: true,
  },
  {
    screen: 'candidate/videos/interview/VideoInterviewAnswersScreen.tsx',
    who: 'candidate',
    at: interview('viewVideoInterview'),
    title: 'Suas respostas em vídeo',
  },
  {
    screen: 'candidate/videos/interview/VideoInterviewAnswersScreen.tsx',
    state: "somebody else's",
    who: 'newcomer',
    at: elsewhere('viewVideoInterview'),
    title: 'Suas respostas em vídeo',
    refused: true,
  },
  {
    screen: 'candidate/videos/resume/VideoResumeScreen.tsx',
    who: 'newcomer',
    at: () => '/dashboard/user/viewVideoResume',
    title: 'Vídeo-currículo',
  },
  {
    screen: 'candidate/videos/resume/AddVideoResumeScreen.tsx',
    who: 'newcomer',
    at: () => '/dashboard/user/addVideoResume',
    title: check,
  },
]
