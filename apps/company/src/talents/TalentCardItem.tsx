import type { TalentCard } from '@trilha/contracts/talents/talents'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { Card, CardLink } from '@trilha/web/ui/display/Card.tsx'
import { IconClock, IconMapPin } from '@trilha/web/ui/icons/icons.tsx'
import { IconRoute, IconSchool } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMonths } from '../pipeline/person/useFacts.ts'
import { FactRow } from './FactRow.tsx'
import { Reasons } from './Reasons.tsx'
import { TalentCardHead } from './TalentCardHead.tsx'
import styles from './TalentCardItem.module.css'
import { useTalentWords } from './useTalentWords.ts'

/** One person in the list; the whole card is a link to the sheet. */
export function TalentCardItem({ talent, to }: { talent: TalentCard; to: string }) {
  const { t } = useTranslation(['talents', 'common'])
  const format = useFormat()
  const months = useMonths()
  const words = useTalentWords()
  const { firstName, headline, lastRole, municipality, match, skills } = talent
  const facts = [
    municipality && {
      icon: <IconMapPin />,
      text: talent.km
        ? t('away', {
            place: `${municipality.name}, ${municipality.state}`,
            km: format.number(talent.km),
          })
        : `${municipality.name}, ${municipality.state}`,
    },
    talent.experienceMonths > 0 && {
      icon: <IconRoute />,
      text: t('experience', { time: months(talent.experienceMonths) }),
    },
    talent.schooling && {
      icon: <IconSchool />,
      text: t(`common:schooling.${talent.schooling}`),
    },
    talent.availability !== null && {
      icon: <IconClock />,
      text: words('availability', String(talent.availability)),
    },
  ].filter((fact) => fact !== null && fact !== false)
  return (
    <Card as="article" interactive className={styles.card}>
      <TalentCardHead
        avatar={<Avatar name={firstName} photoUrl={talent.photoUrl} size={48} />}
        name={<CardLink link={<Link to={to} preventScrollReset />}>{firstName}</CardLink>}
        status={<TalentStatus talent={talent} />}
      >
        {(headline ?? lastRole) && <p className="ink2">{headline ?? lastRole}</p>}
      </TalentCardHead>
      <FactRow facts={facts} />
      {skills.length > 0 && (
        <p className={styles.skills}>
          {skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </p>
      )}
      {match && <Reasons match={match} />}
    </Card>
  )
}

/** Match, disability if declared for this use, and invitation state. */
export function TalentStatus({ talent }: { talent: TalentCard }) {
  const { t } = useTranslation('talents')
  const { match, disability, applied, invitation } = talent
  const percent = match?.percent ?? null
  return (
    <div className={styles.status}>
      {percent !== null && (
        <Tag tone={percent >= 70 ? 'ok' : 'neutral'}>{t('match.percent', { percent })}</Tag>
      )}
      {disability && <Tag tone="info">{t('disability')}</Tag>}
      {applied && <Tag tone="primary">{t('applied')}</Tag>}
      {!applied && invitation && <Tag tone="accent">{t(`invitation.${invitation}`)}</Tag>}
    </div>
  )
}
