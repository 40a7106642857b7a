import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconSearch } from '@trilha/web/ui/icons/icons.tsx'
import { ScenePage } from '@trilha/web/ui/layout/ScenePage.tsx'
import { NotFoundScene } from './NotFoundScene.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { PageHead } from './PageHead.tsx'

/** Page for unknown addresses. Its texts are in the namespace `public`. */
export function NotFoundPage() {
  // Also shown by pages whose namespaces differ, so it waits for its own texts.
  const { t, ready } = useTranslation('public', { useSuspense: false })
  if (!ready) return null
  return (
    <>
      <PageHead title={t('notFound.head')} noindex />
      <ScenePage
        logoLink={<Link to={paths.landing()} aria-label={t('nav.home')} />}
        title={t('notFound.title')}
        lead={t('notFound.lead')}
        actions={
          <>
            <Button size="lg" icon={<IconSearch />} render={<Link to={paths.vacancies()} />}>
              {t('nav.search')}
            </Button>
            <Button size="lg" variant="outline" render={<Link to={paths.landing()} />}>
              {t('notFound.back')}
            </Button>
          </>
        }
        note={t('notFound.note')}
        scene={
          <NotFoundScene toVacancies={t('notFound.toVacancies')} toHome={t('notFound.toHome')} />
        }
      />
    </>
  )
}
