import { safePath } from '@trilha/web/data/safePath.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { ScenePage } from '@trilha/web/ui/layout/ScenePage.tsx'
import { ErrorScene } from '@trilha/web/ui/scenes/ErrorScene.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { useLeaveOfflinePage } from './useLeaveOfflinePage.ts'

export const handle = { namespaces: ['public'] } satisfies Handle

/**
 * The page that the service worker shows without a network. Dashboard screens open from here with
 * cached data; other pages open when the network is back.
 */
export default function OfflineScreen() {
  const { t } = useTranslation('public')
  const { t: common } = useTranslation('common')
  const [search] = useSearchParams()
  const wanted = safePath(search.get('to'))
  useLeaveOfflinePage(wanted)
  return (
    <>
      <PageHead title={t('offline.title')} noindex />
      <ScenePage
        logoLink={<Link reloadDocument to={paths.landing()} aria-label={t('nav.home')} />}
        title={t('offline.title')}
        lead={t('offline.lead')}
        actions={
          <>
            <Button
              size="lg"
              icon={<IconRefresh />}
              // A full load, because this cached page does not have the data of the requested one.
              onClick={() => window.location.assign(wanted ?? paths.landing())}
            >
              {common('actions.tryAgain')}
            </Button>
            <Button size="lg" variant="outline" render={<Link to={paths.myApplications()} />}>
              {t('offline.applications')}
            </Button>
          </>
        }
        note={t('offline.note')}
        scene={<ErrorScene />}
      />
    </>
  )
}
