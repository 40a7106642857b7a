import { useTranslation } from 'react-i18next'

/** Returns a function that formats the value of a filter. */
export function useTalentWords(): (name: string, value: string) => string {
  const { t } = useTranslation(['talents', 'common'])
  return (name, value) => {
    switch (name) {
      case 'availability':
        return value === '0' ? t('startsNow') : t('startsWithin', { count: Number(value) })
      case 'languageLevel':
        return t('atLeast', { level: value })
      case 'radius':
        return t('filters.upToKm', { km: value })
      case 'disability':
        return t('disability')
      case 'cnh':
        return t('drives', { category: value })
      case 'state':
        return value
      case 'schooling':
        return t(`common:schooling.${value as 'college'}`)
      case 'workplace':
        return t(`common:workplace.${value as 'remote'}`)
      case 'shift':
        return t(`common:shift.${value as 'morning'}`)
      default:
        return t(`common:language.${value as 'en'}`)
    }
  }
}
