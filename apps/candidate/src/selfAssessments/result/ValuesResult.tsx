import type {
  SelfAssessment,
  ValuesResult as ResultData,
} from '@trilha/contracts/selfAssessments/selfAssessments'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useTranslation } from 'react-i18next'
import { AboutResult } from './AboutResult.tsx'
import { Amount } from './Amount.tsx'
import { MapPicture } from './MapPicture.tsx'
import { ResultHead } from './ResultHead.tsx'
import { ScaleList } from './ScaleList.tsx'
import { ScaleTable } from './ScaleTable.tsx'
import styles from './ValuesResult.module.css'
import { shareOf, valuesTiers, compareWithOwnMean } from './result.ts'
import { ShareForTrail } from '../sharing/ShareForTrail.tsx'
import { Shares } from '../sharing/Shares.tsx'
import { TwoColumns } from '../TwoColumns.tsx'
import { useNames } from '../useNames.ts'

type ValuesResultProps = { assessment: SelfAssessment; result: ResultData }

/** Ten values on a circle, relative to the candidate's own mean; and the same as text. */
export function ValuesResult({ assessment, result }: ValuesResultProps) {
  const { t } = useTranslation('selfAssessments')
  const { language } = useFormat()
  const oneDigit = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const names = useNames()
  const tiers = valuesTiers(result)
  const [top] = result.highest
  const strongest = (tiers[0] ?? []).slice(0, 3).map(({ scale }) => t(`values.${scale}.name`))
  return (
    <>
      <ResultHead
        assessment={assessment}
        title={top ? t(`values.${top}.headline`) : t('title.values')}
        lead={t('result.values.lead', { count: strongest.length, names: names.atStart(strongest) })}
      />
      <ShareForTrail kind="values" />
      <TwoColumns>
        <Card as="section">
          <h2>{t('result.values.map')}</h2>
          <p className="sm ink2">{t('result.values.mapText')}</p>
          <MapPicture
            title={t('result.values.picture')}
            description={result.scales
              .map(
                ({ scale, centred }) =>
                  `${t(`values.${scale}.name`)}: ${t(`weighs.${compareWithOwnMean(centred, result.tieWithin)}`)}`,
              )
              .join('; ')}
            middle={shareOf(0)}
            axes={result.scales.map(({ scale, centred }) => ({
              id: scale,
              name: t(`values.${scale}.short`),
              share: shareOf(centred),
              top: result.highest.includes(scale),
            }))}
          />
        </Card>
        <ScaleList
          title={t('result.values.strong')}
          rows={result.highest.map((scale) => ({
            scale,
            name: t(`values.${scale}.name`),
            text: t(`values.${scale}.text`),
          }))}
        />
      </TwoColumns>
      <TwoColumns>
        <Card as="section">
          <ScaleTable
            title={t('result.values.all')}
            heads={[
              t('result.values.column'),
              t('result.values.amount'),
              t('result.values.weight'),
            ]}
            tiers={tiers.map((tier) =>
              tier.map(({ scale, raw, centred }) => ({
                id: scale,
                name: t(`values.${scale}.name`),
                bar: <Amount value={((raw - 1) / 5) * 100} />,
                amount: oneDigit.format(raw),
                label: t(`weighs.${compareWithOwnMean(centred, result.tieWithin)}`),
              })),
            )}
            note={t('result.values.note')}
          />
        </Card>
        <div className={styles.column}>
          <Shares kind="values" />
          <AboutResult assessment={assessment} />
        </div>
      </TwoColumns>
    </>
  )
}
