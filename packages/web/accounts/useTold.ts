import { useTranslation } from 'react-i18next'
import { failureOf } from '../form/Failure.tsx'
import { toast } from '../ui/toast.ts'

/**
 * Says what came of a change, also when that took what asked for it off the screen (a mutation's own
 * callbacks would then stay silent).
 */
export function useTold(): (change: Promise<unknown>, done?: string) => void {
  const { t } = useTranslation('common')
  return (change, done) => {
    change.then(
      () => done !== undefined && toast.success(done),
      (error: unknown) => toast.error(t(`errors.${failureOf(error)}`)),
    )
  }
}
