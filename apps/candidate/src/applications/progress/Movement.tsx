import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { positionOf, type ProgressStep } from './progress.steps.ts'
import { useStepTexts } from './useStepTexts.ts'

type MovementProps = { application: ApplicationView; steps: readonly ProgressStep[] }

/** Announces changes of the trail to screen readers while the page is open. */
export function Movement({ application, steps }: MovementProps) {
  const { t } = useTranslation('applications')
  const texts = useStepTexts(application)
  const [firstVersion] = useState(application.version)
  const step = steps[positionOf(steps) - 1]
  const hasMoved = application.version !== firstVersion && step
  return (
    <output className="sr">
      {hasMoved && t('progress.moved', { stage: texts.title(step), state: texts.tag(step) })}
    </output>
  )
}
