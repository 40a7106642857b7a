import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'
import { reaisAt } from './pay.ts'

/** Returns a function that formats an edge of the pay bands; the last is `R$ 15.000 ou mais`. */
export function usePayEdge(): (edge: number) => string {
  const { t } = useTranslation('vacancies')
  const format = useFormat()
  return (edge) => {
    const reais = reaisAt(edge)
    if (reais !== null) return format.money(reais * 100)
    return t('filters.payOpenEnd', { amount: format.money((reaisAt(edge - 1) ?? 0) * 100) })
  }
}
