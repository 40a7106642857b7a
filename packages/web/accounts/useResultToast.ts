import { useTranslation } from 'react-i18next'
import { failureOf } from '../form/Failure.tsx'
import { toast } from '../ui/feedback/toast.ts'

/**
 * Shows a toast with the result of a change. Unlike a mutation's own callbacks, it also works when
 * the component that started the change is already unmounted.
 */
export function useResultToast(): (change: Promise<unknown>, done?: string) => void {
  const { t } = useTranslation('common')
  return (change, done) => {
    change.then(
      () => done !== undefined && toast.success(done),
      (error: unknown) => toast.error(t(`errors.${failureOf(error)}`)),
    )
  }
}
