import { useTranslation } from 'react-i18next'
import { ShortFormOffer } from '../ShortForm.tsx'
import type { PlaceStep } from '../usePlaceSteps.ts'
import { BlockPicker } from './BlockPicker.tsx'
import styles from './PlaceQuestion.module.css'
import { PortraitOptions } from './PortraitOptions.tsx'
import { Statements } from './Statements.tsx'

type PlaceQuestionProps = {
  step: PlaceStep
  /** The candidate skips the second part. */
  onSkip: () => void
}

/** One screen of a questionnaire: statements, a portrait or a block of four. */
export function PlaceQuestion({ step, onSkip }: PlaceQuestionProps) {
  const { t } = useTranslation('selfAssessments')
  switch (step.is) {
    case 'statements':
      return <Statements rows={step.rows} onChoose={step.onChoose} />
    case 'portrait':
      return (
        <div className={styles.portrait}>
          <PortraitOptions chosen={step.chosen} onChoose={step.onChoose} />
        </div>
      )
    case 'block':
      return (
        <>
          <p className={styles.tip}>{t('block.tip')}</p>
          {step.isFirst && <ShortFormOffer onSkip={onSkip} />}
          <BlockPicker statements={step.statements} chosen={step.chosen} onChoose={step.onChoose} />
        </>
      )
  }
}
