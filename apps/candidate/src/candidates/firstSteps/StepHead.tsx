import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { TrailBar } from '../../ui/TrailBar.tsx'
import { firstSteps, percentAt, stepsAround, type FirstStep } from './firstSteps.steps.ts'
import styles from './StepHead.module.css'

/** How far the person is, and the way past this question. */
export function StepHead({ step }: { step: FirstStep }) {
  const { t } = useTranslation('firstSteps')
  const { after } = stepsAround(step)
  const place = { number: firstSteps.indexOf(step) + 1, count: firstSteps.length }
  return (
    <div>
      <div className={styles.row}>
        <b className="sm">{t('place', place)}</b>
        <Link
          className={`link link--tap sm ${styles.skip}`}
          to={after ? paths.firstSteps(after) : paths.home()}
        >
          {t('skip')}
        </Link>
      </div>
      <TrailBar percent={percentAt[step]} label={t('progress', place)} />
    </div>
  )
}
