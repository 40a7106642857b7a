import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Screen } from './Screen.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'

/** Unknown URL inside the admin layout, so that the menu remains available. */
export default function NotFoundScreen() {
  const { t } = useTranslation('admin')
  return (
    <Screen title={t('notFound.title')} lead={t('notFound.lead')}>
      <ButtonRow>
        <Button render={<Link to={paths.companies()} />}>{t('notFound.back')}</Button>
      </ButtonRow>
    </Screen>
  )
}
