import {
  matchGates,
  type MatchReason,
  type VacancyView,
} from '@trilha/contracts/vacancies/vacancies'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import {
  IconBriefcase,
  IconCirclePlus,
  IconSchool,
  IconWallet,
} from '@trilha/web/ui/icons/fewIcons.tsx'
import {
  IconCircleCheck,
  IconClock,
  IconInfoCircle,
  IconMapPin,
} from '@trilha/web/ui/icons/icons.tsx'
import { IconCertificate, IconId } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Pips } from './Pips.tsx'
import { matchAnchor, pathToTell } from './MatchReasons.tsx'
import styles from './MatchSection.module.css'
import { useMatchSentence } from './useMatchSentence.ts'

const icons = {
  work: IconBriefcase,
  council: IconCertificate,
  place: IconMapPin,
  salary: IconWallet,
  schooling: IconSchool,
  cnh: IconId,
  shift: IconClock,
} as const
type Point = keyof typeof icons
const gates: readonly string[] = matchGates

/** The part of the comparison that a reason is about; null for a gate. */
function pointOf({ id, value }: MatchReason): Point | null {
  const name = id === 'remote' ? 'place' : id === 'facts' ? value : id
  return name in icons ? (name as Point) : null
}

/** Why the vacancy fits: each point with what was compared, and what is not given yet. */
export function MatchSection({ vacancy }: { vacancy: VacancyView }) {
  const { t } = useTranslation('vacancies')
  const sentence = useMatchSentence()
  const { points, matchReasons: reasons } = vacancy
  if (reasons.length === 0) return null
  const gate = reasons.find(({ id }) => gates.includes(id))
  const isCompared = ({ id }: MatchReason) => id !== 'facts'
  const compared = reasons.filter((reason) => pointOf(reason) && isCompared(reason))
  const missing = reasons.filter((reason) => pointOf(reason) && !isCompared(reason))
  return (
    <Card as="section" id={matchAnchor} aria-labelledby={`${matchAnchor}-titulo`}>
      <h2 id={`${matchAnchor}-titulo`}>{t('match.why')}</h2>
      <p className="sm ink2">{t('match.compared')}</p>
      {gate && <Alert tone="warn">{sentence(gate)}</Alert>}
      {points ? (
        <p className={styles.sum}>
          <Pips {...points} large />
          <b>{t('match.points', points)}</b>
        </p>
      ) : (
        <p className={cx(styles.sum, styles.little)}>
          <IconInfoCircle />
          {t(missing.length > 0 ? 'match.little' : 'match.notMuch')}
        </p>
      )}
      <PointList reasons={compared} />
      {missing.length > 0 && (
        <>
          <p className={styles.rest}>{t('match.notCounted')}</p>
          <PointList reasons={missing} />
        </>
      )}
      <p className={`xs ink3 ${styles.note}`}>{t('match.onlyYou')}</p>
    </Card>
  )
}

function PointList({ reasons }: { reasons: readonly MatchReason[] }) {
  return (
    <ul className={styles.points}>
      {reasons.map((reason) => (
        <PointItem key={`${reason.id} ${reason.value}`} reason={reason} />
      ))}
    </ul>
  )
}

function PointItem({ reason }: { reason: MatchReason }) {
  const { t } = useTranslation('vacancies')
  const sentence = useMatchSentence()
  const point = pointOf(reason)
  if (!point) return null
  const Icon = icons[point]
  const state = reason.id === 'facts' ? 'unknown' : reason.ok ? 'fits' : 'misses'
  const StateIcon = { fits: IconCircleCheck, misses: IconCirclePlus, unknown: IconInfoCircle }[
    state
  ]
  return (
    <li className={cx(styles.point, styles[state])}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div>
        <div className={styles.head}>
          <h3>{t(`match.point.${point}`)}</h3>
          <span className={styles.state}>
            <StateIcon />
            {t(`match.state.${state}`)}
          </span>
        </div>
        <p>
          {state === 'unknown' ? (
            <Link className="link" to={pathToTell(reason.value)}>
              {sentence(reason)}
            </Link>
          ) : (
            sentence(reason)
          )}
        </p>
      </div>
    </li>
  )
}
