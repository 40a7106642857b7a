import type { Known } from './known.ts'
import type { ScreenState } from './screens.ts'

const deviceCheck = 'Vamos testar antes de começar'

/** Path of a screen of the demo candidate's interview. */
const interviewPath = (part: string) => (known: Known) =>
  `/dashboard/progressSelectiveProcess/${known.trails['Balcão da padaria']}/${part}`

/** Path of the same screen for a vacancy to which the newcomer has not applied. */
const pathWithoutApplication =
  (part: string) =>
  ({ market: { id } }: Known) =>
    `/dashboard/progressSelectiveProcess/${id}/${part}`

/** The video screens in a browser without a camera; other tests cover the recording. */
export const videoScreens: readonly ScreenState[] = [
  {
    screen: 'candidate/videos/interview/VideoInterviewScreen.tsx',
    who: 'candidate',
    at: interviewPath('addVideoInterview'),
    title: deviceCheck,
  },
  {
    screen: 'candidate/videos/interview/VideoInterviewScreen.tsx',
    state: 'without a camera',
    who: 'candidate',
    at: interviewPath('addVideoInterview'),
    title: deviceCheck,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Ligar câmera e microfone' }).click()
      await page
        .getByRole('heading', { level: 1, name: /sem permissão|Não encontramos câmera/ })
        .waitFor()
    },
  },
  {
    screen: 'candidate/videos/interview/VideoInterviewScreen.tsx',
    state: 'without an application',
    who: 'newcomer',
    at: pathWithoutApplication('addVideoInterview'),
    title: 'Entrevista em vídeo',
    refused: true,
  },
  {
    screen: 'candidate/videos/interview/VideoInterviewAnswersScreen.tsx',
    who: 'candidate',
    at: interviewPath('viewVideoInterview'),
    title: 'Suas respostas em vídeo',
  },
  {
    screen: 'candidate/videos/interview/VideoInterviewAnswersScreen.tsx',
    state: 'without an application',
    who: 'newcomer',
    at: pathWithoutApplication('viewVideoInterview'),
    title: 'Suas respostas em vídeo',
    refused: true,
  },
  {
    screen: 'candidate/videos/resume/VideoResumeScreen.tsx',
    who: 'newcomer',
    at: () => '/dashboard/user/viewVideoResume',
    title: 'Vídeo de apresentação',
  },
  {
    screen: 'candidate/videos/resume/AddVideoResumeScreen.tsx',
    who: 'newcomer',
    at: () => '/dashboard/user/addVideoResume',
    title: deviceCheck,
  },
]
