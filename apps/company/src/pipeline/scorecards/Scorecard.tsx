import type { Scorecard as ScorecardReply } from '@trilha/contracts/pipeline/person'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconEyeOff } from '@trilha/web/ui/icons/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { AskedEvaluations } from './AskedEvaluations.tsx'
import { MarkList } from './MarkList.tsx'
import { ScorecardForm } from './ScorecardForm.tsx'
import styles from './Scorecard.module.css'
import { scorecardQuery } from '../person/person.data.ts'

/** The user's scorecard of a person. Those of colleagues appear after the user has sent it. */
export function Scorecard({ id, vacancyId }: { id: string; vacancyId: number }) {
  const query = useQuery(scorecardQuery(id))
  return (
    <Loaded query={query}>{(card) => <Parts id={id} vacancyId={vacancyId} card={card} />}</Loaded>
  )
}

function Parts({ id, vacancyId, card }: { id: string; vacancyId: number; card: ScorecardReply }) {
  const { t } = useTranslation('sheet')
  const { own, others, hidden, asked, can, reason } = card
  const sent = own?.sentAt ?? null
  return (
    <section className={styles.scorecard} aria-label={t('scorecard.title')}>
      <p className="sm ink2">
        {reason ? t('scorecard.reason', { reason }) : t('scorecard.general')}
      </p>
      {sent === null && (
        <p className={styles.withheld}>
          <IconEyeOff />
          {hidden > 0 ? t('scorecard.hidden', { count: hidden }) : t('scorecard.independent')}
        </p>
      )}
      {sent === null && can.score && <ScorecardForm id={id} card={card} />}
      {sent === null && !can.score && <Alert>{t('scorecard.closed')}</Alert>}
      {own && sent && <Marks raterName={t('scorecard.own')} detail={null} card={own} />}
      {others.map((other) => (
        <Marks
          key={`${other.from}${other.sentAt}`}
          raterName={other.from}
          detail={other.role}
          card={other}
        />
      ))}
      <AskedEvaluations id={id} vacancyId={vacancyId} asked={asked} mayAsk={can.ask} />
    </section>
  )
}

type MarksProps = {
  raterName: string
  detail: string | null
  card: NonNullable<ScorecardReply['own']>
}

/** The marks that one person gave, with their evidence. On purpose, there is no sum. */
function Marks({ raterName, detail, card }: MarksProps) {
  const { t } = useTranslation(['sheet', 'interview'])
  const format = useFormat()
  return (
    <Card as="section">
      <h3>{raterName}</h3>
      <p className="sm ink2">
        {[detail, card.sentAt && format.dateTime(card.sentAt)].filter(Boolean).join(' · ')}
      </p>
      <MarkList>
        {card.marks.map(({ competency, mark, evidence }) => (
          <div key={competency}>
            <dt>{t(`interview:competency.${competency}.name`)}</dt>
            <dd>
              <b>{t('scorecard.of', { mark })}</b> {evidence}
            </dd>
          </div>
        ))}
      </MarkList>
      {card.note && <p>{card.note}</p>}
    </Card>
  )
}
