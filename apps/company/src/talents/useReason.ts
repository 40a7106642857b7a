import type { MatchReason } from '@trilha/contracts/vacancies'
import { useTranslation } from 'react-i18next'

const facts = ['place', 'schooling', 'cnh', 'shift'] as const

/** Why somebody fits a vacancy, or what is missing, as a few words. */
export function useReason(): (reason: MatchReason) => string {
  const { t } = useTranslation(['talents', 'common'])
  return ({ id, ok, value }) => {
    const met = ok ? 'ok' : 'missing'
    switch (id) {
      case 'place':
        return t(`match.place.${met}`, { value })
      case 'schooling':
        return t(`match.schooling.${met}`, {
          value: t(`common:schooling.${value as 'college'}`),
        })
      case 'cnh':
        return t(`match.cnh.${met}`, { value })
      case 'shift':
        return t(`match.shift.${met}`, { value: t(`common:shift.${value as 'morning'}`) })
      case 'facts':
        return t(`match.untold.${facts.find((fact) => fact === value) ?? 'place'}`)
      default:
        return t('match.remote')
    }
  }
}
