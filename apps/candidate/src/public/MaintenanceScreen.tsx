import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { ScenePage } from '@trilha/web/ui/layout/ScenePage.tsx'
import { ErrorScene } from '@trilha/web/ui/scenes/ErrorScene.tsx'
import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { paths } from '../paths.ts'
import type { Handle } from '@trilha/web/router/handle.ts'
import { PageHead } from './PageHead.tsx'

export const handle = { namespaces: ['public'] } satisfies Handle

/** Status 503 makes search engines come back instead of removing the pages. */
export function loader() {
  return data(null, { status: 503, headers: { 'retry-after': '300' } })
}

/**
 * Shown by a proxy while the program is down; plain links, so that it also works as a saved file.
 */
export default function MaintenanceScreen() {
  const { t } = useTranslation('public')
  const { t: common } = useTranslation('common')
  return (
    <>
      <PageHead title={t('maintenance.title')} noindex />
      <ScenePage
        logoLink={<Link reloadDocument to={paths.landing()} aria-label={t('nav.home')} />}
        title={t('maintenance.title')}
        lead={t('maintenance.lead')}
        actions={
          <Button
            size="lg"
            icon={<IconRefresh />}
            render={<Link reloadDocument to={paths.landing()} />}
          >
            {common('actions.tryAgain')}
          </Button>
        }
        scene={<ErrorScene />}
      />
    </>
  )
}
