import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { useTranslation } from 'react-i18next'
import type { ApplyStep } from './useApplyStep.ts'

/** Why the user cannot apply, or why the last attempt failed. */
export function ApplyError({ step }: { step: ApplyStep }) {
  const { t: common } = useTranslation('common')
  if (step.action === 'refused')
    return <p className="sm ink2">{common(`errors.${step.reason as 'forbidden'}`)}</p>
  if (step.failure === null) return null
  return (
    <Alert tone="bad" announce="assertive">
      {common(`errors.${step.failure}`)}
    </Alert>
  )
}
