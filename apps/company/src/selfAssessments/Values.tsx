import type { PipelineSelfAssessments } from '@trilha/contracts/selfAssessments/pipeline'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useTranslation } from 'react-i18next'
import styles from './Values.module.css'

type Shared = NonNullable<PipelineSelfAssessments['values']>

const weights = ['more', 'alike', 'less'] as const

/** The person's most and least important values, and their affinity with the company's profile. */
export function Values({ shared }: { shared: Shared }) {
  const { t } = useTranslation('interview')
  const format = useFormat()
  const { scales, affinity } = shared
  return (
    <Card as="section" className={styles.card}>
      <div>
        <h3>{t('values.title')}</h3>
        <p className="sm ink2">
          {t('shared', { sent: format.day(shared.sentAt), shared: format.day(shared.sharedAt) })}
        </p>
      </div>
      <dl className={styles.weights}>
        {weights
          .map((weight) => ({ weight, group: scales.filter(({ weighs }) => weighs === weight) }))
          .filter(({ group }) => group.length > 0)
          .map(({ weight, group }) => (
            <div key={weight}>
              <dt>{t(`values.${weight}`)}</dt>
              <dd>
                {group.map(({ scale }) => (
                  <Tag key={scale}>{t(`value.${scale}`)}</Tag>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      {affinity && (
        <div>
          <p className="b">{t('values.affinity', { band: t(`affinity.${affinity.band}`) })}</p>
          <p className="sm ink2">{t(`source.${affinity.source}`)}</p>
        </div>
      )}
      <p className="sm ink2">{t('values.note')}</p>
    </Card>
  )
}
