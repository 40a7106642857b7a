import { previewVacancy } from '@trilha/contracts/vacancies/editor'
import type { VacancyView as Vacancy } from '@trilha/contracts/vacancies/vacancies'
import { call } from '@trilha/web/data/call.ts'
import { storedToken } from '@trilha/web/data/session.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { LoadingPage } from '@trilha/web/errors/LoadingPage.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, type ClientLoaderFunctionArgs } from 'react-router'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { PublicPage } from '../../public/PublicPage.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { VacancyView } from '../view/VacancyView.tsx'

export const handle = { namespaces: ['public', 'vacancies'] } satisfies Handle

/**
 * Preview of a draft vacancy, on the page that candidates will see. Uses the token of the
 * companies' site on this origin, because only the company may read a draft.
 */
export async function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<Vacancy | null> {
  const id = Number(params['vacancyId'])
  const token = storedToken(2)
  if (!token || !Number.isInteger(id)) return null
  return call(previewVacancy, { params: { id } }, { token }).catch(() => null)
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingPage />
}

export default function PreviewScreen() {
  const { t } = useTranslation('vacancies')
  const vacancy = useLoaderData<typeof clientLoader>()
  return (
    <PublicPage>
      <PageHead title={t('preview.head')} description={t('preview.text')} noindex />
      {vacancy ? (
        <VacancyView
          // Shown as if it were published.
          vacancy={{ ...vacancy, state: 'open' }}
          back={<Link to={paths.vacancies()} />}
          notice={<Alert title={t('preview.title')}>{t('preview.text')}</Alert>}
          apply={<Button disabledReason={t('preview.noApply')}>{t('view.apply')}</Button>}
          share={null}
          vacancyLink={(other) => <Link to={paths.vacancy(other)} />}
        />
      ) : (
        <EmptyState title={t('preview.gone')} headingLevel="h1">
          {t('preview.goneText')}
        </EmptyState>
      )}
    </PublicPage>
  )
}
