import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { importWithRetry } from '../../data/importWithRetry.ts'
import { LoadingPart } from '../../ui/feedback/LoadingPart.tsx'
import type { SecondStepFormProps } from './SecondStepForm.tsx'

// Loaded separately, because few people have a second step and the boxes use the dialog library.
const SecondStepForm = lazy(() => importWithRetry(() => import('./SecondStepForm.tsx')))

/** The second step of a sign-in, on the sign-in screens and where a session ended. */
export function SecondStep(props: SecondStepFormProps) {
  const { t } = useTranslation('common')
  return (
    <Suspense fallback={<LoadingPart label={t('actions.loading')} />}>
      <SecondStepForm {...props} />
    </Suspense>
  )
}
