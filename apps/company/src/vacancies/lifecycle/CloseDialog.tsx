import { CallError } from '@trilha/web/data/call.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useVacancyActions } from '../vacancies.data.ts'

/** Closes a vacancy; if people still wait for a final answer, lists them with links. */
export function CloseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['editor', 'common'])
  const { close } = useVacancyActions(id)
  const failure = close.error instanceof CallError ? close.error : null
  const pending = failure?.body?.pending
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('close.title')}
      confirmLabel={t('close.confirm')}
      cancelLabel={t('common:actions.cancel')}
      loading={close.isPending}
      onConfirm={() =>
        close.mutate(undefined, {
          onSuccess: () => {
            toast.success(t('close.done'))
            onClose()
          },
        })
      }
      error={
        failure && (
          <Alert tone="warn" announce="assertive" title={t(`common:errors.${failure.id}`)}>
            {pending && (
              <ul>
                {pending.people.map(({ applicationId, name }) => (
                  <li key={applicationId}>
                    <Link to={paths.application(applicationId)}>{name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Alert>
        )
      }
    >
      {t('close.text')}
    </ConfirmDialog>
  )
}
