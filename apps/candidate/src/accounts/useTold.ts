import { toast } from '@trilha/web/ui/toast.ts'
import { useErrorText } from '../auth/useErrorText.ts'

/**
 * Says what came of a change, also when that took what asked for it off the screen (a mutation's own
 * callbacks would then stay silent).
 */
export function useTold(): (change: Promise<unknown>, done?: string) => void {
  const errorText = useErrorText()
  return (change, done) => {
    change.then(
      () => done !== undefined && toast.success(done),
      (error: unknown) => toast.error(errorText(error)),
    )
  }
}
