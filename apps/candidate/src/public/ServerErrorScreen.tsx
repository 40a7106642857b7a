import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconSearch } from '@trilha/web/ui/icons/icons.tsx'
import { ScenePage } from '@trilha/web/ui/layout/ScenePage.tsx'
import { ErrorScene } from '@trilha/web/ui/scenes/ErrorScene.tsx'
import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { paths } from '../paths.ts'
import type { Handle } from '@trilha/web/router/handle.ts'
import { PageHead } from './PageHead.tsx'

export const handle = { namespaces: ['public'] } satisfies Handle

export function loader() {
  return data(null, { status: 500 })
}

/** The server failed. Plain links, so that the next page is loaded from scratch. */
export default function ServerErrorScreen() {
  const { t } = useTranslation('public')
  return (
    <>
      <PageHead title={t('serverError.title')} noindex />
      <ScenePage
        logoLink={<Link reloadDocument to={paths.landing()} aria-label={t('nav.home')} />}
        title={t('serverError.title')}
        lead={t('serverError.lead')}
        actions={
          <>
            <Button size="lg" render={<Link reloadDocument to={paths.landing()} />}>
              {t('serverError.back')}
            </Button>
            <Button
              size="lg"
              variant="outline"
              icon={<IconSearch />}
              render={<Link reloadDocument to={paths.vacancies()} />}
            >
              {t('nav.search')}
            </Button>
          </>
        }
        note={t('serverError.note')}
        scene={<ErrorScene />}
      />
    </>
  )
}
