import { safePath } from '@trilha/web/data/safePath.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconRefresh } from '@trilha/web/ui/icons.tsx'
import { ScenePage } from '@trilha/web/ui/ScenePage.tsx'
import { ErrorScene } from '@trilha/web/ui/scenes/ErrorScene.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import type { Handle } from '../root.tsx'
import { useWayOn } from './useWayOn.ts'

export const handle = { namespaces: ['public'] } satisfies Handle

/**
 * What the service worker answers without a network. Screens of the dashboard go on from here with
 * what this device keeps; other pages open by themselves when the network is back.
 */
export default function OfflineScreen() {
  const { t } = useTranslation('public')
  const [search] = useSearchParams()
  const wanted = safePath(search.get('to'))
  useWayOn(wanted)
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
              // The page as it is kept knows nothing of the wanted one.
              onClick={() => window.location.assign(wanted ?? paths.landing())}
            >
              {t('offline.again')}
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
