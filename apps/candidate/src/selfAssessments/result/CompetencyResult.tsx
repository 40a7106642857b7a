import type {
  CompetencyResult as ResultData,
  SelfAssessment,
} from '@trilha/contracts/selfAssessments/selfAssessments'
import { useTranslation } from 'react-i18next'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { AboutResult } from './AboutResult.tsx'
import { Amount } from './Amount.tsx'
import { MapPicture } from './MapPicture.tsx'
import { ResultHead } from './ResultHead.tsx'
import { ScaleList } from './ScaleList.tsx'
import { ScaleTable } from './ScaleTable.tsx'
import { competencyTiers } from './result.ts'
import { ShareForTrail } from '../sharing/ShareForTrail.tsx'
import { Shares } from '../sharing/Shares.tsx'
import { Notices } from '../Notices.tsx'
import { TwoColumns } from '../TwoColumns.tsx'
import { useNames } from '../useNames.ts'

type CompetencyResultProps = { assessment: SelfAssessment; result: ResultData }

/**
 * Eight competencies as picture, text and table. No labels for people, no ranking between people.
 */
export function CompetencyResult({ assessment, result }: CompetencyResultProps) {
  const { t } = useTranslation('selfAssessments')
  const names = useNames()
  const tiers = competencyTiers(result)
  const strongest = tiers[0] ?? []
  const shortName = (scale: ResultData['scales'][number]['scale']) => t(`competency.${scale}.short`)
  return (
    <>
      <ResultHead
        assessment={assessment}
        title={
          strongest.length > 3
            ? t('result.competency.balanced')
            : t('result.competency.headline', {
                count: strongest.length,
                names: names.atStart(strongest.map(({ scale }) => shortName(scale))),
              })
        }
        lead={t('result.competency.lead')}
      />
      <ShareForTrail kind="competency" />
      <TwoColumns>
        <Card as="section">
          <h2>{t('result.competency.map')}</h2>
          <p className="sm ink2">{t('result.competency.mapText')}</p>
          <MapPicture
            title={t('result.competency.picture')}
            description={result.scales
              .map(({ scale, score }) => `${t(`competency.${scale}.name`)} ${score}`)
              .join('; ')}
            axes={result.scales.map(({ scale, score, from, to }) => ({
              id: scale,
              name: shortName(scale),
              share: score / 100,
              error: (to - from) / 200,
              top: result.highest.includes(scale),
            }))}
          />
        </Card>
        <ScaleList
          title={t('result.competency.strong')}
          rows={result.highest.map((scale) => ({
            scale,
            name: t(`competency.${scale}.name`),
            text: t(`competency.${scale}.strong`),
          }))}
        />
      </TwoColumns>
      <TwoColumns>
        <Card as="section">
          <ScaleTable
            title={t('result.competency.all')}
            heads={[t('result.competency.column'), t('result.competency.amount'), t('result.band')]}
            tiers={tiers.map((tier) =>
              tier.map(({ scale, score, from, to, band }) => ({
                id: scale,
                name: t(`competency.${scale}.name`),
                bar: <Amount value={score} from={from} to={to} />,
                amount: String(score),
                label: t(`band.${band}`),
              })),
            )}
            note={t('result.competency.error')}
          />
        </Card>
        <ScaleList
          quiet
          title={t('result.competency.develop')}
          rows={result.lowest.map((scale) => ({
            scale,
            name: t(`competency.${scale}.name`),
            text: t(`competency.${scale}.develop`),
          }))}
        />
      </TwoColumns>
      <Hints result={result} />
      <TwoColumns>
        <Shares kind="competency" />
        <AboutResult assessment={assessment} />
      </TwoColumns>
    </>
  )
}

/** Notes on how the answers were given, to help interpret the result. Neutral wording. */
function Hints({ result: { flags, shortForm } }: { result: ResultData }) {
  const { t } = useTranslation('selfAssessments')
  if (flags.length === 0 && !shortForm) return null
  return (
    <Notices>
      <Alert title={t('flags.title')}>
        <ul>
          {shortForm && <li>{t('flags.short')}</li>}
          {flags.map((flag) => (
            <li key={flag}>{t(`flags.${flag}`)}</li>
          ))}
        </ul>
      </Alert>
    </Notices>
  )
}
