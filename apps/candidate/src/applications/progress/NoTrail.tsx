import { CallError } from '@trilha/web/data/call.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'

/** The candidate did not apply to the vacancy in the address. */
export function NoTrail() {
  const { t } = useTranslation('applications')
  return (
    <>
      <PageHead title={t('noTrail.title')} />
      <EmptyState
        headingLevel="h2"
        art={<EmptyScene />}
        title={t('noTrail.title')}
        action={<Button render={<Link to={paths.myApplications()} />}>{t('noTrail.mine')}</Button>}
      >
        {t('noTrail.text')}
      </EmptyState>
    </>
  )
}

/** `NoTrail` for a failed query with status 404; null for other errors. */
export const renderNoTrail = (error: Error) =>
  error instanceof CallError && error.status === 404 ? <NoTrail /> : null
