/** A second process of Trilha, which publishes vacancies through the services on request. */
import { blankFields } from '@trilha/contracts/vacancies/fields'
import {
  createDatabase,
  createPool,
  inTransaction,
} from '../../apps/api/src/platform/db/database.ts'
import type { VacancyDraft } from '../../apps/api/src/vacancies/publishing/draft.ts'
import { createVacancy, publishVacancy } from '../../apps/api/test/vacancies.rows.ts'
import { inputOfChild, serveParent } from './child.ts'

export type Publish = { roleName: string; companyId: string; closesOn: string }
/** `at`: epoch milliseconds of the commit. */
export type Published = { id: number; at: number }

const { url } = inputOfChild<{ url: string }>()
const pool = createPool(url, 2)
const db = createDatabase(pool)

const draft: Omit<VacancyDraft, 'roleName' | 'closesOn'> = {
  description: '<p>Receber quem chega ao balcão, ouvir com calma e resolver.</p>',
  requirements: ['Ensino médio completo'],
  niceToHave: [],
  benefits: [{ kind: 'food', detail: 'Vale-alimentação de R$ 620' }],
  municipalityCode: 3_118_601,
  placeState: null,
  ...blankFields,
  weeklyHours: 44,
  shift: '6x1',
  salary: { minCents: 215_000, maxCents: 248_000, unit: 'month' },
  salaryHiddenReason: null,
  deficiency: 'welcome',
  affirmativeFor: [],
  schooling: 'high-school',
  jobProfile: 'service-sales',
  stages: [
    {
      kind: 'company',
      title: 'Conversa com a equipe',
      instructions: '',
      minutes: 40,
      days: 5,
      answerDays: 3,
      eliminatory: false,
      rules: [],
    },
  ],
}

serveParent(null, async ({ roleName, companyId, closesOn }: Publish): Promise<Published> => {
  const id = await inTransaction(db, async (tx) => {
    const now = new Date()
    const vacancyId = await createVacancy(tx, companyId, { ...draft, roleName, closesOn }, now)
    await publishVacancy(tx, vacancyId, now)
    return vacancyId
  })
  return { id, at: performance.timeOrigin + performance.now() }
})
