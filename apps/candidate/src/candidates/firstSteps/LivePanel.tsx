import { useQuery } from '@tanstack/react-query'
import type { MatchReason, VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { IconCheck } from '@trilha/web/ui/icons/icons.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { useTranslation } from 'react-i18next'
import { useMatchSentence } from '../../vacancies/match/useMatchSentence.ts'
import { recommendedQuery } from '../../vacancies/vacancies.data.ts'
import { useVacancyTexts } from '../../vacancies/view/useVacancyTexts.ts'
import { profileQuery } from '../profile/profile.data.ts'
import { useProfileTexts } from '../profile/useProfileTexts.ts'
import styles from './LivePanel.module.css'

/** What the answers find so far: how many vacancies, and three of them. For wide screens. */
export function LivePanel() {
  const { t } = useTranslation('firstSteps')
  const format = useFormat()
  const { list } = useProfileTexts()
  const { data } = useQuery(recommendedQuery)
  const { data: profile } = useQuery(profileQuery)
  if (!data || !profile) return null
  const { facts, personal } = profile
  const work = facts.firstJob
    ? t('found.firstJob', { count: data.count })
    : facts.wantedRoles.length > 0
      ? t('found.roles', { count: data.count, roles: list(facts.wantedRoles) })
      : t('found.any', { count: data.count })
  const place =
    personal.municipality && data.reachKm !== null
      ? t('found.near', { km: data.reachKm, city: personal.municipality.name })
      : null
  return (
    <aside className={styles.panel} aria-label={t('found.label')}>
      <output className={styles.count}>
        <b className="num">{format.number(data.count)}</b> <span>{work}</span>
      </output>
      {place && (
        <p className="sm ink2">
          {data.remoteCount > 0
            ? `${place}, ${t('found.remote', { count: data.remoteCount })}`
            : place}
        </p>
      )}
      <ul className={styles.list}>
        {data.rows.map(({ vacancy, reasons }) => (
          <Row key={vacancy.id} vacancy={vacancy} reasons={reasons} />
        ))}
      </ul>
      <p className="xs ink2">{t('found.note')}</p>
    </aside>
  )
}

/** All fit the work, so the place says more. */
const reasonOrder = ['place', 'remote', 'shift', 'work'] as const satisfies MatchReason['id'][]

function Row({ vacancy, reasons }: { vacancy: VacancyCard; reasons: readonly MatchReason[] }) {
  const { t: common } = useTranslation('common')
  const texts = useVacancyTexts()
  const sentence = useMatchSentence()
  const reason = reasonOrder.flatMap(
    (id) => reasons.find((one) => one.id === id && one.ok) ?? [],
  )[0]
  const why =
    vacancy.jobProfile === 'first-job'
      ? common('jobProfile.first-job')
      : reason
        ? sentence(reason)
        : null
  return (
    <li className={styles.row}>
      <CompanyLogo {...vacancy.company} size={40} />
      <div>
        <p>
          <b className="sm">{vacancy.roleName}</b>
        </p>
        <p className="xs ink2">{vacancy.company.name}</p>
        {why && (
          <p className={styles.why}>
            <IconCheck />
            {why}
          </p>
        )}
      </div>
      <p className={`num sm ${styles.pay}`}>{texts.amount(vacancy)}</p>
    </li>
  )
}
