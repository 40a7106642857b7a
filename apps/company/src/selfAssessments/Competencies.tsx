import type { PipelineSelfAssessments } from '@trilha/contracts/selfAssessments/pipeline'
import type { Competency } from '@trilha/contracts/selfAssessments/scales'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useTranslation } from 'react-i18next'
import styles from './Competencies.module.css'

type Shared = NonNullable<PipelineSelfAssessments['competency']>

/** Bands in a fixed order, the critical competencies, and an interview guide. */
export function Competencies({ shared }: { shared: Shared }) {
  const { t } = useTranslation('interview')
  const format = useFormat()
  const { scales, shortForm, critical, flags } = shared
  const guideScales =
    critical?.competencies.map(({ scale }) => scale) ?? scales.map(({ scale }) => scale)
  return (
    <Card as="section" className={styles.card}>
      <div>
        <h3>{t('competencies.title')}</h3>
        <p className="sm ink2">
          {t('shared', { sent: format.day(shared.sentAt), shared: format.day(shared.sharedAt) })}{' '}
          {shortForm && t('competencies.short')}
        </p>
      </div>
      <ul className={styles.rows} aria-label={t('competencies.list')}>
        {scales.map(({ scale, band }) => (
          <li key={scale}>
            {t(`competency.${scale}.name`)} <Tag>{t(`band.${band}`)}</Tag>
          </li>
        ))}
      </ul>
      {flags.length > 0 && (
        <Alert title={t('flag.title')}>
          <ul>
            {flags.map((flag) => (
              <li key={flag}>{t(`flag.${flag}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {critical ? <Critical critical={critical} /> : <p>{t('competencies.none')}</p>}
      <div className={styles.guide}>
        <h4>{t('guide.title')}</h4>
        {guideScales.map((scale) => (
          <Guide key={scale} scale={scale} />
        ))}
      </div>
    </Card>
  )
}

function Critical({ critical }: { critical: NonNullable<Shared['critical']> }) {
  const { t } = useTranslation('interview')
  return (
    <div className={styles.critical}>
      <h4>{t('competencies.critical')}</h4>
      <p>{t('competencies.reason', { reason: critical.reason })}</p>
      <p>
        {critical.competencies
          .map(
            ({ scale, weight }) =>
              `${t(`competency.${scale}.name`)} (${t('competencies.weight', { weight })})`,
          )
          .join('; ')}
      </p>
      <p className="b">{t('competencies.fit', { band: t(`fit.${critical.fit}`) })}</p>
    </div>
  )
}

/** Two interview questions, with examples of a weak, a fair and a strong answer. */
function Guide({ scale }: { scale: Competency }) {
  const { t } = useTranslation('interview')
  return (
    <Disclosure card headingLevel="h4" title={t(`competency.${scale}.name`)}>
      <p className="b">{t('guide.questions')}</p>
      <ol className={styles.questions}>
        <li>{t(`competency.${scale}.first`)}</li>
        <li>{t(`competency.${scale}.second`)}</li>
      </ol>
      <p className="b">{t('guide.rubric')}</p>
      <dl className={styles.rubric}>
        <dt>1</dt>
        <dd>{t(`competency.${scale}.low`)}</dd>
        <dt>3</dt>
        <dd>{t(`competency.${scale}.middle`)}</dd>
        <dt>5</dt>
        <dd>{t(`competency.${scale}.high`)}</dd>
      </dl>
      <p className="sm ink2">{t('guide.between')}</p>
    </Disclosure>
  )
}
