import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { CompanyLogo, VerifiedBadge } from '@trilha/web/ui/media/CompanyLogo.tsx'
import {
  IconBuilding,
  IconCalendar,
  IconClock,
  IconFileText,
  IconMapPin,
  IconWheelchair,
} from '@trilha/web/ui/icons/icons.tsx'
import { IconUsers } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { useVacancyTexts } from './useVacancyTexts.ts'
import styles from './VacancyHeader.module.css'

/** Role, company, place and the most important facts. */
export function VacancyHeader({ vacancy }: { vacancy: VacancyView }) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const texts = useVacancyTexts()
  const { company, vacanciesDeficiencies: pcd } = vacancy
  const contract = common(`contractType.${vacancy.contractType}`)
  return (
    <Card className={styles.header}>
      <CompanyLogo {...company} size={72} className={styles.logo} />
      <div>
        <h1 className={styles.role}>{vacancy.roleName}</h1>
        <p className={styles.company}>
          {company.name}
          {company.verified && (
            <>
              {'\u00A0'}
              <VerifiedBadge label={t('card.verified')} />
            </>
          )}
        </p>
      </div>
      <div className={styles.meta}>
        <span>
          <IconMapPin />
          {texts.place(vacancy)}
        </span>
        <span>
          <IconBuilding />
          {texts.workplace(vacancy)}
        </span>
        <span>
          <IconFileText />
          {vacancy.weeklyHours
            ? t('view.contractHours', { contract, count: vacancy.weeklyHours })
            : contract}
        </span>
        {vacancy.trialDays && (
          <span>
            <IconCalendar />
            {t('view.trial', { count: vacancy.trialDays })}
          </span>
        )}
        {vacancy.shift && (
          <span>
            <IconClock />
            {common(`shift.${vacancy.shift}`)}
          </span>
        )}
        <span>
          <IconUsers />
          {t('view.positions', { count: vacancy.positions })}
        </span>
      </div>
      <div className={styles.tags}>
        {pcd && (
          <Tag tone="info" icon={<IconWheelchair />}>
            {common(`vacanciesDeficiencies.${pcd}`)}
          </Tag>
        )}
        {vacancy.affirmativeFor.map((group) => (
          <Tag key={group} tone="info">
            {t('view.affirmative', {
              group: common(`affirmativeGroup.${group as 'mulheres'}`, { defaultValue: group }),
            })}
          </Tag>
        ))}
        <Tag>{common(`schooling.${vacancy.schooling}`)}</Tag>
        <Tag>
          {vacancy.cnh === 'none' ? common('cnh.none') : t('card.cnh', { category: vacancy.cnh })}
        </Tag>
        {vacancy.commissionPayment !== 'none' && (
          <Tag>{common(`commissionPayment.${vacancy.commissionPayment}`)}</Tag>
        )}
      </div>
    </Card>
  )
}
