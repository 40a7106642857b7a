import type { VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { daysUntil } from '@trilha/web/i18n/format.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'

/** Whether a vacancy closes so soon that it is said with a warning. @param days whole days left */
export const closesSoon = (days: number): boolean => days <= 4

/** Texts of a vacancy's facts, shared by cards, the vacancy page and the home page. */
export function useVacancyTexts() {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const format = useFormat()

  /** `R$ 2.150 a 2.480`; never empty. */
  function amount({
    salary,
    commissionPayment,
  }: Pick<VacancyCard, 'salary' | 'commissionPayment'>) {
    const min = salary?.minCents ?? null
    const max = salary?.maxCents ?? null
    if (min === null && max === null)
      return commissionPayment === 'commission-only' ? t('pay.commissionOnly') : t('pay.negotiable')
    if (min === null) return t('pay.upTo', { amount: format.money(max!) })
    if (max === null) return t('pay.from', { amount: format.money(min) })
    if (min === max) return format.money(min)
    return format.moneyRange(min, max)
  }

  return {
    amount,
    /** Text below the amount: the unit, or the commission. */
    payNote({ salary, commissionPayment }: VacancyCard) {
      if (!salary) return undefined
      const unit = common(`salaryUnit.${salary.unit}`)
      return commissionPayment === 'salary-and-commission'
        ? t('pay.withCommission', { unit })
        : unit
    },
    /** `Contagem, MG` */
    place({ municipality }: Pick<VacancyCard, 'municipality'>) {
      return municipality ? `${municipality.name}, ${municipality.state}` : t('card.anywhere')
    },
    workplace({ workplace, hybridDays }: VacancyCard) {
      const name = common(`workplace.${workplace}`)
      return workplace === 'hybrid' && hybridDays
        ? t('card.hybridDays', { workplace: name, count: hybridDays })
        : name
    },
    /** `5 etapas, cerca de 14 dias` */
    trail({ stageCount, expectedDays }: Pick<VacancyCard, 'stageCount' | 'expectedDays'>) {
      return `${t('card.stages', { count: stageCount })}, ${t('card.days', { count: expectedDays })}`
    },
    /** Whole days until the end of the last day, in Brasília; negative when closed. */
    daysLeft({ closesOn }: Pick<VacancyCard, 'closesOn'>) {
      // Compares calendar days only, so that server and browser agree in any time zone.
      return daysUntil(closesOn, new Date(`${dayInBrasilia(new Date())}T12:00:00`))
    },
    closing(days: number) {
      if (days < 0) return t('card.closed')
      if (days === 0) return t('card.closesToday')
      if (days === 1) return t('card.closesTomorrow')
      return t('card.closesIn', { count: days })
    },
  }
}
