import type { MatchReason, VacancyCard as Card } from '@trilha/contracts/vacancies/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import type { LinkElement } from '@trilha/web/ui/link.ts'
import { VacancyCard, type VacancyCardProps } from './VacancyCard.tsx'
import { useTranslation } from 'react-i18next'
import { useMatchSentence } from './match/useMatchSentence.ts'
import { useVacancyTexts } from './view/useVacancyTexts.ts'

export type VacancyCardItemProps = Pick<VacancyCardProps, 'variant' | 'headingLevel' | 'marks'> & {
  vacancy: Card
  /** Link to the vacancy; the title becomes its text. */
  link: LinkElement
  /** Reasons for the match, if recommended; the strongest are shown. */
  reasons?: readonly MatchReason[]
}

/** A vacancy card in a list, with all texts. */
export function VacancyCardItem({ vacancy, link, reasons = [], ...looks }: VacancyCardItemProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const texts = useVacancyTexts()
  const format = useFormat()
  const extras = useExtras(vacancy)
  const sentence = useMatchSentence()
  const matchReason = strongest(reasons).map(sentence).join(' · ')
  const days = texts.daysLeft(vacancy)
  const { company, km, points, vacanciesDeficiencies: pcd } = vacancy
  return (
    <VacancyCard
      {...looks}
      link={link}
      title={vacancy.roleName}
      company={{
        name: company.name,
        mark: company.mark,
        tone: company.tone,
        logoUrl: company.logoUrl,
        ...(company.verified && { verified: t('card.verified') }),
      }}
      place={
        km
          ? t('card.away', { place: texts.place(vacancy), km: format.number(km) })
          : texts.place(vacancy)
      }
      workplace={{ kind: vacancy.workplace, text: texts.workplace(vacancy) }}
      contract={common(`contractType.${vacancy.contractType}`)}
      trail={{ stages: vacancy.stageCount, text: texts.trail(vacancy) }}
      pcd={pcd ? common(`vacanciesDeficiencies.${pcd}`) : undefined}
      extras={extras}
      pay={{ amount: texts.amount(vacancy), note: texts.payNote(vacancy) }}
      points={points ? { ...points, text: t('card.points', points) } : undefined}
      matchReason={matchReason || undefined}
      closing={{ days, text: texts.closing(days) }}
    />
  )
}

/** The positive reasons, two at most; reasons are sorted by weight. */
const strongest = (reasons: readonly MatchReason[]) => reasons.filter(({ ok }) => ok).slice(0, 2)

/** Extra facts that people look for first; two at most, to keep cards similar in height. */
function useExtras(vacancy: Card): string[] {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const extras: string[] = []
  if (vacancy.applicationState) extras.push(t('card.applied'))
  if (vacancy.jobProfile === 'first-job') extras.push(common('jobProfile.first-job'))
  if (vacancy.commissionPayment !== 'none') extras.push(t('card.commission'))
  if (vacancy.cnh !== 'none') extras.push(t('card.cnh', { category: vacancy.cnh }))
  if (vacancy.firstBenefit && vacancy.firstBenefit.length <= 40) extras.push(vacancy.firstBenefit)
  return extras.slice(0, 2)
}
