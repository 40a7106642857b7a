import { CallError } from '@trilha/web/data/call.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { ConfirmDialog } from '@trilha/web/ui/ConfirmDialog.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useMoves } from './vacancies.data.ts'

/** Ends a vacancy; while somebody has no final answer it says who, with the way to each. */
export function CloseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['editor', 'common'])
  const { close } = useMoves(id)
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
