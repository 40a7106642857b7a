import { useTranslation } from 'react-i18next'
import { failureId } from '../form/Failure.tsx'
import { toast } from '../ui/feedback/toast.ts'

/**
 * Shows a toast when a change fails, and when it succeeds if there is a `successText`. Unlike the
 * callbacks of a mutation, it also works after the component that started the change is unmounted.
 */
export function useResultToast(): (change: Promise<unknown>, successText?: string) => void {
  const { t } = useTranslation('common')
  return (change, successText) => {
    change.then(
      () => successText !== undefined && toast.success(successText),
      (error: unknown) => toast.error(t(`errors.${failureId(error)}`)),
    )
  }
}
