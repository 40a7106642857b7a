import type { MatchReason } from '@trilha/contracts/vacancies/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'

const facts = ['place', 'schooling', 'cnh', 'shift'] as const

/** Returns a function that formats a match reason as short text. */
export function useReason(): (reason: MatchReason) => string {
  const { t } = useTranslation(['talents', 'common'])
  const format = useFormat()
  return ({ id, ok, value, km, own }) => {
    const textKey = ok ? 'ok' : 'missing'
    switch (id) {
      case 'work': {
        if (!own) return t('match.work.other')
        const { title, source, isSame } = own
        // Companies do not see what people look for.
        const isShown = isSame && source !== 'wanted'
        return t(`match.work.${isShown ? source : 'near'}`, { title })
      }
      case 'student':
        return t('match.student')
      case 'place':
        return km === undefined
          ? t(`match.place.${textKey}`, { value })
          : t('match.place.km', { value, km: format.number(km) })
      case 'schooling':
        return t(`match.schooling.${textKey}`, {
          value: t(`common:schooling.${value as 'college'}`),
        })
      case 'cnh':
        return t(`match.cnh.${textKey}`, { value })
      case 'shift':
        return t(`match.shift.${textKey}`, { value: t(`common:shift.${value as 'morning'}`) })
      case 'facts':
        return t(`match.untold.${facts.find((fact) => fact === value) ?? 'place'}`)
      default:
        return t('match.remote')
    }
  }
}
