import type { SelfAssessment } from '@trilha/contracts/selfAssessments/selfAssessments'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { IconEyeCheck } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { SectionCard } from '../SectionCard.tsx'
import styles from './AboutResult.module.css'

/** What the result does not mean, who sees it, and when the questionnaire can be repeated. */
export function AboutResult({ assessment: { kind, redoFrom } }: { assessment: SelfAssessment }) {
  const { t } = useTranslation('selfAssessments')
  const format = useFormat()
  return (
    <SectionCard>
      <h2>{t('result.isNot')}</h2>
      <p className="ink2">{t(`result.isNotText.${kind}`)}</p>
      <Alert title={t('intro.validationTitle')}>{t('intro.validation')}</Alert>
      <Alert icon={<IconEyeCheck />} title={t('result.who')}>
        {t(`intro.whoText.${kind}`)}
      </Alert>
      <p className="sm ink2">
        {redoFrom ? t('intro.redoFrom', { day: format.day(redoFrom) }) : t('intro.redoNow')}
      </p>
      <div className={styles.links}>
        <Link className="link link--tap sm" to={paths.selfAssessment(kind)} prefetch="intent">
          {t('result.how')}
        </Link>
      </div>
    </SectionCard>
  )
}
