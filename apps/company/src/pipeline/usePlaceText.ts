import type { PipelineApplication } from '@trilha/contracts/pipeline/pipeline'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'
import { shortPlace } from './shortPlace.ts'

/**
 * Returns a function that formats the place of a person's home and its distance. The distance is
 * omitted in the same town. The result is null while the person is hidden.
 */
export function usePlaceText() {
  const { t } = useTranslation('board')
  const format = useFormat()
  return ({ place, km }: Pick<PipelineApplication, 'place' | 'km'>): string | null => {
    const short = shortPlace(place, km)
    return short && km ? t('card.away', { place: short, km: format.number(km) }) : short
  }
}
