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
  const [first] = useState(application.version)
  const at = steps[positionOf(steps) - 1]
  const moved = application.version !== first && at
  return (
    <output className="sr">
      {moved && t('progress.moved', { stage: texts.title(at), state: texts.tag(at) })}
    </output>
  )
}
